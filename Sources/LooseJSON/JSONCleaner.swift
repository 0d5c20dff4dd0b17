package import Foundation

/// Turns an answer that is nearly JSON into strict JSON.
///
/// Some servers call JavaScript JSON. LyricWiki's `fmt=json` is `song = {'key':'it\'s', …}`; Apple
/// wraps JSON in a call where a callback is named. The usual cure, replacing each `'` by `"`, turns
/// `it\'s` into `it"s`, decodes without an error, and so corrupts the words it was meant to save.
/// This reads the answer as JavaScript instead, token by token, and writes every token as JSON:
///
///     envelope   {…}   callback({…});   ({…})   song = {…}   var song = {…}
///                function x(){ this.key='…'; } var song = new x();
///     before it  a byte order mark, comments, lines of debug text
///     strings    in either quotes, with every escape of JavaScript, and raw control characters
///     keys       quoted or bare          commas   one may trail
///
/// What is not in that grammar is malformed, never guessed at: a bare apostrophe in a string in
/// single quotes, two documents after each other, a cut answer. Bytes that are not UTF-8 are the
/// exception: they become U+FFFD, as a lone surrogate does, because a server that cuts a text by
/// bytes may half a character, and that is no reason to lose the rest.
package enum JSONCleaner {
  /// Gives strict JSON of the same value, in time linear in the answer's length.
  package static func clean(_ answer: Data) throws(Malformed) -> Data {
    var rewriter = JSONRewriter([UInt8](answer))
    try rewriter.copyDocument()
    return Data(rewriter.output)
  }
}

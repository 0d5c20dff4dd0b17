import Testing

/// The built program, as a person or a script starts it: one process at a time, so that its time and
/// its memory can be held to a bound.
@Suite(.serialized, .timeLimit(.minutes(3)))
struct EndToEndTests {}

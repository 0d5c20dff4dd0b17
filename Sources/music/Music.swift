@main
enum Music {
  static func main() async {}
}

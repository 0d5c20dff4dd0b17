extension MatchTable {
  static let artists: [MatchCase] = [
    MatchCase(
      "Mrs. Robinson", "Simon & Garfunkel", "Bookends", 244,
      rows: [
        ("Mrs. Robinson", "The Lemonheads", nil, 244),
        ("Mrs. Robinson", "Simon and Garfunkel", "Bookends", 244),
      ], right: 1),
    MatchCase(
      "September", "Earth, Wind & Fire", nil, 215,
      rows: [("September", "Earth", nil, 215), ("September", "Earth Wind and Fire", nil, 215)],
      right: 1),
    MatchCase("T.N.T.", "AC/DC", nil, 215, rows: [("TNT", "ACDC", nil, 215)], right: 0),
    MatchCase("So What", "P!nk", "Funhouse", 215, rows: [("So What", "Pink", nil, 215)], right: 0),
    MatchCase("TiK ToK", "Ke$ha", "Animal", 200, rows: [("Tik Tok", "Kesha", nil, 200)], right: 0),
    MatchCase(
      "Halo", "Beyoncé", nil, 261,
      rows: [("Halo", "Depeche Mode", nil, 270), ("Halo", "Beyonce", nil, 261)], right: 1),
    MatchCase(
      "Yesterday", "The Beatles", nil, 125,
      rows: [("Yesterday", "Beatles, The", nil, 125)], right: 0),
    MatchCase(
      "Essence (feat. Justin Bieber & Tems)", "Wizkid", nil, 248,
      rows: [("Essence", "Wizkid, Justin Bieber, Tems", nil, 248)], right: 0),
    MatchCase(
      "Girls Like You (feat. Cardi B)", "Maroon 5", nil, 235,
      rows: [("Girls Like You", "Maroon 5 & Cardi B", nil, 235)], right: 0),
    MatchCase(
      "Red Right Hand", "Nick Cave & The Bad Seeds", nil, 370,
      rows: [("Red Right Hand", "Nick Cave and the Bad Seeds", nil, 369)], right: 0),
    MatchCase(
      "Dog Days Are Over", "Florence + The Machine", nil, 252,
      rows: [("Dog Days Are Over", "Florence and the Machine", nil, 252)], right: 0),
    MatchCase(
      "Song", "Ann", rows: [("Song", "Anna", nil, 200), ("Song", "Bob", "Album", 200)], right: nil),
    MatchCase("Song", "Ann", rows: [("Song", "", nil, 200)], right: nil),
    MatchCase("Song", "Ann", rows: [("Song", "Bob (cover of Ann)", nil, 200)], right: nil),
    MatchCase("Song", "Ann & Bob", rows: [("Song", "Ann & Cid", nil, 200)], right: nil),
    MatchCase(
      "Hurt", "Johnny Cash", nil, 218,
      rows: [
        ("Hurt", "Nine Inch Nails", nil, 218), ("Hurt", "Christina Aguilera", nil, 218),
        ("Hurt (Johnny Cash Cover)", "Nobody", nil, 218),
      ], right: nil),
    MatchCase(
      "Midnight City", "M83", nil, 244, rows: [("Midnight City", "M83.", nil, 244)], right: 0),
    MatchCase(
      "Me and My Friends", "!!!", nil, 200,
      rows: [("Me and My Friends", "???", nil, 200)], right: nil),
  ]

  static let spellings: [MatchCase] = [
    MatchCase(
      "浸春蕪", "塞壬唱片-MSR, 宋柏, 十音 & 解偉苓", "浸春蕪 - Single", 223.412,
      rows: [("浸春芜", "塞壬唱片-MSR", "浸春芜", 223)], right: 0),
    MatchCase(
      "Группа крови", "Кино", nil, 285, rows: [("Gruppa Krovi", "Kino", nil, 285)], right: 0),
    MatchCase(
      "桜", "コブクロ", nil, 370,
      rows: [("蕾", "コブクロ", nil, 370), ("桜 (Sakura)", "コブクロ", nil, 369)], right: 1),
    MatchCase("Butter", "BTS", nil, 164, rows: [("Butter", "방탄소년단 (BTS)", nil, 164)], right: 0),
    MatchCase(
      "Can't Stop", "Red Hot Chili Peppers", "By the Way", 269,
      rows: [("Can’t Stop", "RED HOT CHILI PEPPERS", "By The Way", 269)], right: 0),
    MatchCase(
      "Now It’s Time for the Robot Test", "Ann", nil, 200,
      rows: [("Now Its Time For The Robot Test", "ann", nil, 200)], right: 0),
    MatchCase(
      "Another Brick in the Wall, Pt. 2", "Pink Floyd", "The Wall", 239,
      rows: [
        ("Another Brick in the Wall, Part 1", "Pink Floyd", "The Wall", 239),
        ("Another Brick In The Wall (Part II)", "Pink Floyd", "The Wall", 239),
      ], right: 1),
    MatchCase(
      "Rock and Roll", "Led Zeppelin", nil, 220,
      rows: [("Rock 'n' Roll", "Led Zeppelin", nil, 220)], right: 0),
    MatchCase("Ｌｏｖｅ　２", "Ann", rows: [("Love 2", "Ann", nil, 200)], right: 0),
    MatchCase(
      "Kupu - Kupu Malam", "Peterpan", nil, 230,
      rows: [("Kupu-Kupu Malam", "Peterpan", nil, 230)], right: 0),
    MatchCase(
      "Aku & Bintang", "Peterpan", nil, 230,
      rows: [("Aku dan Bintang", "Peterpan", nil, 230), ("Aku Dan Bintang", "Peterpan", "A", 100)],
      right: 0),
    MatchCase(
      "Hoppípolla", "Sigur Rós", nil, 268,
      rows: [("Hoppipolla", "Sigur Ros", nil, 268)], right: 0),
    MatchCase(
      "Videotape", "Radiohead", nil, 279, rows: [("Tape", "Radiohead", nil, 279)], right: nil),
    MatchCase(
      "Say What You Say (feat. Dr. Dre)", "Eminem", nil, 309,
      rows: [("Say What U Say", "Eminem", nil, 309)], right: 0),
  ]

  static let lengths: [MatchCase] = [
    MatchCase(
      "Song", "Ann", rows: [("Song", "Ann", nil, 203), ("Song", "Ann", nil, 201)], right: 1),
    MatchCase("Song", "Ann", rows: [("Song", "Ann", "Album", 262)], right: nil),
    MatchCase("Song", "Ann", rows: [("Song", "Ann", "Album", 100)], right: nil),
    MatchCase(
      "Intro", "Ann", "Two", 60,
      rows: [("Intro", "Ann", "One", 90), ("Intro", "Ann", "Two", 60)], right: 1),
    MatchCase("Song", "Ann", "Album", nil, rows: [("Song", "Ann", nil, 999)], right: 0),
    MatchCase(
      "Song", "Ann",
      rows: [("Song", "Ann", "Album", 1), ("Song", "Ann", "null", 200)], right: 1),
    MatchCase("Song", "Ann", rows: [("Song", "Ann", nil, nil)], right: 0),
    MatchCase("Song", "Ann", rows: [("Song", "Ann", "Other", 206)], right: 0),
    MatchCase("Song", "Ann", "Album", 3700, rows: [("Song", "Ann", "Album", 3690)], right: 0),
    MatchCase("Song", "Ann", rows: [], right: nil),
  ]
}

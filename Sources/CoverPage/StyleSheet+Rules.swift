extension StyleSheet {
  static let layout = """
    :root { --gutter: clamp(20px, 5vw, 72px); --fade: clamp(36px, 6vw, 88px); }
    *, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; }
    html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    body {
      background: var(--paper); color: var(--ink); overflow-wrap: anywhere;
      font: 15px/1.4 ui-sans-serif, system-ui, -apple-system, "Segoe UI", "Helvetica Neue",
        Helvetica, Arial, sans-serif;
      -webkit-font-smoothing: antialiased; padding-bottom: 72px;
    }
    header { padding: clamp(40px, 7vw, 88px) var(--gutter) clamp(32px, 4vw, 52px); }
    h1 {
      font-size: clamp(34px, 5.2vw, 60px); line-height: 1.06; letter-spacing: -.028em;
      font-weight: 760; max-width: 20em; text-wrap: balance;
    }
    .facts { color: var(--muted); margin-top: 16px; }
    .facts span { display: inline-block; }
    .facts span + span::before { content: "·"; margin-inline: .1em .4em; }
    section { padding-block: 4px 36px; }
    .heading {
      display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 12px;
      padding-inline: var(--gutter); margin-bottom: 6px;
    }
    h2 { font-size: 21px; line-height: 1.25; letter-spacing: -.012em; font-weight: 680; }
    .heading p { color: var(--muted); font-size: 14px; font-variant-numeric: tabular-nums; }
    .shelf {
      overflow: auto hidden; overscroll-behavior-x: contain; scrollbar-width: thin;
      scrollbar-color: var(--line) transparent;
      scroll-snap-type: x proximity; scroll-padding-inline: var(--gutter);
    }
    ul { display: flex; gap: 28px; width: max-content; padding: 12px var(--gutter) 16px; }
    li { list-style: none; flex: none; width: 150px; scroll-snap-align: start; }
    .empty {
      display: grid; place-items: center; width: 150px; height: 150px; padding: 14px;
      margin: 12px var(--gutter) 16px; border: 1px dashed var(--line); border-radius: 10px;
      background: var(--hollow); color: var(--muted); font-size: 14px; text-align: center;
    }
    """

  static let covers = """
    .album { display: block; color: inherit; text-decoration: none; border-radius: 10px; }
    .cover {
      display: block; width: 150px; height: 150px; margin-bottom: 12px; border-radius: 10px;
      overflow: hidden; object-fit: cover; background-color: #2a2c36; color: #fff;
      font-size: 13px; line-height: 1.3; transition: transform .2s ease, box-shadow .2s ease;
      box-shadow: 0 0 0 1px rgb(0 0 0 / .06), 0 1px 2px rgb(0 0 0 / .12),
        0 8px 20px -6px rgb(0 0 0 / .22);
    }
    .drawn { display: flex; align-items: flex-end; padding: 14px; }
    .drawn span {
      display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 4; overflow: hidden;
      font-size: 18px; line-height: 1.2; letter-spacing: -.01em; font-weight: 680;
      text-wrap: balance;
    }
    .title, .subtitle {
      display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden;
      unicode-bidi: isolate; font-size: 14px; line-height: 1.35;
    }
    .title { font-weight: 600; text-wrap: pretty; }
    .subtitle { color: var(--muted); font-size: 13px; margin-top: 2px; -webkit-line-clamp: 1; }
    a.album:hover .cover {
      transform: translateY(-3px);
      box-shadow: 0 0 0 1px rgb(0 0 0 / .06), 0 2px 4px rgb(0 0 0 / .12),
        0 16px 28px -8px rgb(0 0 0 / .34);
    }
    a.album:hover .title { color: var(--accent); }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 4px; }
    .shelf:focus-visible { outline-offset: -3px; border-radius: 6px; }
    """

  /// A row fades where it goes on.
  ///
  /// Where no animation can follow the scrolling, the fade is within the margin that the first and
  /// the last cover keep, so it never hides them.
  static let edges = """
    @property --left { syntax: "<length>"; inherits: false; initial-value: 0px; }
    @property --right { syntax: "<length>"; inherits: false; initial-value: 0px; }
    @keyframes edges {
      0% { --left: 0px; --right: var(--fade); }
      12% { --left: var(--fade); --right: var(--fade); }
      88% { --left: var(--fade); --right: var(--fade); }
      100% { --left: var(--fade); --right: 0px; }
    }
    .shelf {
      mask-image: linear-gradient(to right, transparent, #000 var(--gutter),
        #000 calc(100% - var(--gutter)), transparent);
    }
    @supports (animation-timeline: scroll(self inline)) {
      .shelf {
        mask-image: linear-gradient(to right, transparent, #000 var(--left),
          #000 calc(100% - var(--right)), transparent);
        animation: edges linear both; animation-timeline: scroll(self inline);
      }
    }
    .shelf:focus-visible, .shelf:has(:focus-visible) { mask-image: none; }
    """

  static let settings = """
    @media (max-width: 480px) { ul { gap: 20px; } section { padding-bottom: 24px; } }
    @media (hover: hover) and (prefers-reduced-motion: no-preference) {
      .shelf { scroll-behavior: smooth; }
    }
    @media (prefers-reduced-motion: reduce) {
      .cover { transition: none; }
      a.album:hover .cover { transform: none; }
    }
    @media (forced-colors: active) {
      .shelf { mask-image: none; }
      .cover { border: 1px solid; }
    }
    @media print {
      :root {
        --gutter: 0px; --paper: #fff; --hollow: #fff; --ink: #000; --muted: #444; --line: #999;
      }
      body { padding: 0; }
      header { padding-block: 0 18px; }
      h1 { font-size: 28px; }
      .shelf { overflow: visible; mask-image: none; animation: none; }
      ul { flex-wrap: wrap; width: auto; gap: 18px; }
      li, .heading, .empty { break-inside: avoid; }
      :focus-visible { outline: none; }
      .heading { break-after: avoid; }
      .cover { box-shadow: none; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }
    """
}

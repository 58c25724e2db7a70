// [kind, colours…]: v = upright stripes, h = level stripes, n = Nordic cross (ground, cross, inner cross).
// Simple on purpose: 18 px high, coats of arms left out.
export const flagDrawings = {
  at: ['h', '#c8102e', '#fff', '#c8102e'],
  be: ['v', '#111', '#fdda24', '#ef3340'],
  bg: ['h', '#fff', '#00966e', '#d62612'],
  ch: ['ch'],
  cz: ['cz'],
  de: ['h', '#111', '#dd0000', '#ffce00'],
  dk: ['n', '#c8102e', '#fff'],
  es: ['h', '#aa151b', '#f1bf00', '#f1bf00', '#aa151b'],
  fi: ['n', '#fff', '#003580'],
  fr: ['v', '#002654', '#fff', '#ce1126'],
  gb: ['gb'],
  gr: ['h', '#0d5eaf', '#fff', '#0d5eaf', '#fff', '#0d5eaf'],
  hr: ['h', '#e4002b', '#fff', '#171796'],
  hu: ['h', '#ce2939', '#fff', '#477050'],
  ie: ['v', '#169b62', '#fff', '#ff883e'],
  it: ['v', '#009246', '#fff', '#ce2b37'],
  lu: ['h', '#ed2939', '#fff', '#00a1de'],
  me: ['h', '#c40308', '#c40308', '#c40308'],
  nl: ['h', '#ae1c28', '#fff', '#21468b'],
  no: ['n', '#ba0c2f', '#fff', '#00205b'],
  pl: ['h', '#fff', '#dc143c'],
  pt: ['v', '#046a38', '#046a38', '#da291c', '#da291c', '#da291c'],
  se: ['n', '#006aa7', '#fecc00'],
  si: ['h', '#fff', '#005da4', '#ed1c24'],
  sk: ['h', '#fff', '#0b4ea2', '#ee1c25'],
} as const satisfies Record<string, readonly string[]>

/** Country codes with a flag. */
export type FlagCode = keyof typeof flagDrawings

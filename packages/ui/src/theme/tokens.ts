/** The font families a brand can choose from; each has its files and fallbacks in fonts.ts. */
export type FontName = 'fraunces' | 'figtree' | 'outfit'

/** The colours of a brand by role, each `#rrggbb`. */
export interface ThemeColours {
  /** Main colour of the brand: links, selected states, optional headings. */
  brand: string
  /** Text and icons on `brand`. */
  onBrand: string
  /** The call to action, one per page. */
  accent: string
  /** Text and icons on `accent`. */
  onAccent: string
  /** Page background. */
  ground: string
  /** Cards, fields, header. */
  surface: string
  /** Areas lower than the page: footers, price boxes, skeletons. */
  sunken: string
  /** Text. */
  ink: string
  /** Secondary text. */
  inkSoft: string
  /** Decorative borders; never the only border of a control. */
  line: string
  /** Border of an operable control (3:1 on surface and ground). */
  control: string
  /** Positive states: available, free cancellation. */
  positive: string
  /** Warnings: few left. */
  warning: string
  /** Errors and sold out. */
  danger: string
}

/**
 * A brand's design: its light colours, radii in px, fonts. Nothing else in the product names a colour, font, radius or
 * shadow: components read the CSS variables that theme-css.ts writes from these roles.
 */
export interface ThemeTokens extends ThemeColours {
  /** Dark colours that override the derived ones (dark-tokens.ts). */
  dark?: Partial<ThemeColours>
  /** Corners of cards and pictures, px. */
  radius: number
  /** Corners of buttons and fields, px. */
  radiusControl: number
  /** Headings. */
  fontDisplay: FontName
  /** All other text. */
  fontText: FontName
  /** Weight of headings. */
  headingWeight: number
}

/** The contents of a brand's theme.ts: only roles that differ from the house theme. */
export type ThemeOverrides = Partial<ThemeTokens>

/** Alder, the house brand: paper, ink, forest and one sun. */
export const alderTokens: ThemeTokens = {
  brand: '#1F4D3A',
  onBrand: '#FFFFFF',
  accent: '#F4B23C',
  onAccent: '#231A04',
  ground: '#FBF8F2',
  surface: '#FFFFFF',
  sunken: '#F1EDE3',
  ink: '#1B2620',
  inkSoft: '#55625B',
  line: '#DDD6C7',
  control: '#808878',
  positive: '#1D6B43',
  warning: '#8A5A00',
  danger: '#A8321F',
  radius: 14,
  radiusControl: 10,
  fontDisplay: 'fraunces',
  fontText: 'figtree',
  headingWeight: 560,
}

/** The tokens of a brand: the house theme with the brand's differences. */
export function brandTokens(overrides: ThemeOverrides = {}): ThemeTokens {
  return { ...alderTokens, ...overrides }
}

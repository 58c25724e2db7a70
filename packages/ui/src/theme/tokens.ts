import type { AppFont, AppFonts, FontInFiles, FontUse } from './app-font.ts'

/** The fonts of the house; each has its files in fonts.ts and its metrics in font-fallbacks.ts. */
export const fontNames = ['fraunces', 'figtree', 'outfit'] as const
export type FontName = (typeof fontNames)[number]

/** Whether a value names a font of the house. */
export const isFontName = (value: unknown): value is FontName =>
  (fontNames as readonly unknown[]).includes(value)

/** A font by the name of the house, by a package such as `@fontsource-variable/inter`, or in files of the app. */
// oxlint-disable-next-line typescript/no-redundant-type-constituents -- the names of the house are offered by editors
export type FontChoice = FontName | (string & {}) | FontInFiles

/** Forms of the header: the logo at its start, in its middle, or a low header without the line of links above it. */
export const headerForms = ['bar', 'centred', 'compact'] as const
export type HeaderForm = (typeof headerForms)[number]

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
  /** Fonts of headings (`display`) and of all other text. */
  font: Readonly<Record<FontUse, FontName | AppFont>>
  /** Weight of headings. */
  headingWeight: number
  /** Sizes of type, in multiples of the house's: 1.1 is a tenth larger. */
  textScale: number
  /** One step of space, px; the house's is 4. */
  space: number
  /** The least height of what a finger hits, px: how dense pages are. */
  target: number
  /** How long a change of state takes, ms; 0 is at once. */
  motion: number
  /** Form of the header on wide screens; phones have one. */
  header: HeaderForm
}

/** The contents of a brand's theme.ts: only roles that differ from the house theme. */
export type ThemeOverrides = Partial<Omit<ThemeTokens, 'font'>> & {
  /** Without `display`, headings have the font of the text (docs/how-to/choose-a-font.md). */
  font?: Readonly<Partial<Record<FontUse, FontChoice>>>
}

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
  font: { text: 'figtree', display: 'fraunces' },
  headingWeight: 600,
  textScale: 1,
  space: 4,
  target: 44,
  motion: 180,
  header: 'bar',
}

/** The tokens of a brand: the house theme with the brand's differences, and the fonts that the build made ready for it. */
export function brandTokens({ font, ...overrides }: ThemeOverrides = {}, fonts: AppFonts = {}): ThemeTokens {
  const fontOf = (use: FontUse) => {
    const choice = font?.[use]
    return isFontName(choice) ? choice : fonts[use]
  }
  const text = fontOf('text')
  return {
    ...alderTokens,
    ...overrides,
    font: {
      text: text ?? alderTokens.font.text,
      display: fontOf('display') ?? text ?? alderTokens.font.display,
    },
  }
}

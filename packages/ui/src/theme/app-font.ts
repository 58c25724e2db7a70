/** Vertical metrics and mean letter width (Latin text), in units of `unitsPerEm`. */
export interface FontMetrics {
  unitsPerEm: number
  ascent: number
  descent: number
  lineGap: number
  /** Mean advance of running text at regular and at heading weight. */
  width: { regular: number; bold: number }
}

/** The kind of a font, and of what stands in for it while it loads. */
export type FontKind = 'sans-serif' | 'serif'

/** A font in the app's folder. */
export interface FontInFiles {
  /** WOFF2 files below the app's folder, such as `fonts/maax.woff2`: a variable one, or one for each weight. */
  readonly files: string | readonly string[]
  /** What stands in for it while it loads. */
  readonly fallback: FontKind
  /** Name of its licence, such as `OFL-1.1`, or number and scope of a bought one. */
  readonly licence: string
}

/** One file of a font. */
export interface FontFace {
  readonly url: string
  /** CSS `font-weight` of the face: a weight or two. */
  readonly weight: string
  /** CSS `unicode-range`; by default the file has all characters. */
  readonly range?: string | undefined
  /** Whether the first text of a page needs it. */
  readonly isFirst: boolean
}

/** A font of an app's own, measured by the build. */
export interface AppFont {
  readonly family: string
  readonly kind: FontKind
  readonly metrics: FontMetrics
  readonly faces: readonly FontFace[]
}

/** What a font is for: headings, or all other text. */
export type FontUse = 'text' | 'display'

/** The fonts of an app's own; a use without one has a font of the house. */
export type AppFonts = Readonly<Partial<Record<FontUse, AppFont>>>

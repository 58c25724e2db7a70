import type { AppFont, FontFace } from '@camping/ui/theme/app-font.ts'
import type { MeasuredFont } from './measure-font.ts'

/** A file of a font. */
export interface FontFile {
  readonly path: string
  readonly measured: MeasuredFont
  /** CSS `unicode-range` that its package states. */
  readonly range?: string
  /** Whether it has the letters of western languages; others load only on pages with rarer letters. */
  readonly isMain: boolean
}

/** A problem with a font: the setting within the font, such as `files`, and the sentence. */
export interface FontProblem {
  readonly key: string
  readonly sentence: string
}

/** The files that a choice names, with what is wrong with them. */
export interface FontSource {
  readonly family: string
  readonly kind: AppFont['kind']
  readonly licence: string
  readonly files: readonly FontFile[]
  readonly problems: readonly FontProblem[]
}

/** A file of a font of an app's own: its path in place of its address. */
export type ReadFace = Omit<FontFace, 'url'> & Pick<FontFile, 'path' | 'isMain'> & { readonly bytes: number }

/** A font of an app's own as it was read. */
export interface ReadFont extends Omit<AppFont, 'faces'> {
  readonly licence: string
  readonly faces: readonly ReadFace[]
  /** All characters of its files. */
  readonly characters: ReadonlySet<number>
  /** Whether its maker forbids pages to bring it along. */
  readonly forbidsEmbedding: boolean
  /** Weights that are drawn: from the least to the greatest. */
  readonly weights: readonly [number, number]
}

/** A choice of a font: what was read, if it can be read, and its problems. */
export interface FontReading {
  readonly font?: ReadFont
  readonly problems: readonly FontProblem[]
}

import { readFileSync, statSync } from 'node:fs'
import type { Font } from 'fontkit'
import { meanLetterWidth } from './letter-widths.ts'

/** A font file as it is. */
export interface MeasuredFont {
  readonly family: string
  readonly unitsPerEm: number
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  /** Least and greatest weight; the same number twice for a file of one weight. */
  readonly weights: readonly [number, number]
  readonly characters: ReadonlySet<number>
  /** Whether its maker forbids pages to bring it along (OS/2, fsType). */
  readonly forbidsEmbedding: boolean
  readonly bytes: number
  /** Mean width of running text at a weight. */
  readonly widthAt: (weight: number) => number
}

/** Fields of fontkit that its types omit. */
interface OpenFont {
  readonly name?: { readonly records: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> }
  readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number } | undefined>>
}

/** Measured files by path, size and time: the development server reads them at each change of a brand. */
const measured = new Map<string, MeasuredFont>()

/** Whether the first bytes are those of a WOFF2 file. */
export const isWoff2 = (path: string) => readFileSync(path).toString('latin1', 0, 4) === 'wOF2'

/** Measures a font file. Throws when it is damaged. */
export async function measureFont(path: string): Promise<MeasuredFont> {
  const { size, mtimeMs } = statSync(path)
  const key = `${path}?${size}-${mtimeMs}`
  const known = measured.get(key)
  if (known) return known
  // Most checks have no font to measure.
  const { create } = await import('fontkit')
  const opened = create(readFileSync(path))
  if ('fonts' in opened) throw new Error('it is a collection of fonts')
  const font = measurementsOf(opened, size)
  measured.set(key, font)
  return font
}

function measurementsOf(font: Font, bytes: number): MeasuredFont {
  const { name, variationAxes } = font as unknown as OpenFont
  const { usWeightClass = 400, fsType } = font['OS/2'] as {
    usWeightClass?: number
    fsType?: { noEmbedding?: boolean }
  }
  const axis = variationAxes['wght']
  const family = name?.records['preferredFamily']?.['en'] ?? name?.records['fontFamily']?.['en'] ?? ''
  return {
    // It is written into a stylesheet.
    family: family.replaceAll(/[^\w -]/g, '').trim(),
    unitsPerEm: font.unitsPerEm,
    ascent: font.ascent,
    descent: Math.abs(font.descent),
    lineGap: font.lineGap,
    weights: axis ? [axis.min, axis.max] : [usWeightClass, usWeightClass],
    characters: new Set(font.characterSet),
    forbidsEmbedding: fsType?.noEmbedding === true,
    bytes,
    widthAt: (weight) => meanLetterWidth(font, weight),
  }
}

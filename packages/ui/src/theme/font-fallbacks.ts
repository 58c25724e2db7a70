import type { AppFont, FontKind, FontMetrics } from './app-font.ts'
import type { FontName } from './tokens.ts'

/** A font installed on visitors' devices: its name and its metrics. */
interface SystemFont {
  regular: string[]
  bold: string[]
  unitsPerEm: number
  width: { regular: number; bold: number }
}

/** Taken from the font files (hhea, hmtx weighted by letter frequency). */
export const fontMetrics: Readonly<Record<FontName, FontMetrics>> = {
  fraunces: {
    unitsPerEm: 2000,
    ascent: 1956,
    descent: 510,
    lineGap: 0,
    width: { regular: 938, bold: 969 },
  },
  figtree: { unitsPerEm: 1000, ascent: 950, descent: 250, lineGap: 0, width: { regular: 449, bold: 458 } },
  outfit: { unitsPerEm: 1000, ascent: 1000, descent: 260, lineGap: 0, width: { regular: 445, bold: 454 } },
}

const arial: SystemFont = {
  regular: ['Arial', 'Liberation Sans', 'Arimo'],
  bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
  unitsPerEm: 2048,
  width: { regular: 913, bold: 983 },
}
const roboto: SystemFont = {
  regular: ['Roboto'],
  bold: ['Roboto Bold'],
  unitsPerEm: 2048,
  width: { regular: 911, bold: 926 },
}
const times: SystemFont = {
  regular: ['Times New Roman', 'Liberation Serif', 'Tinos'],
  bold: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'],
  unitsPerEm: 2048,
  width: { regular: 832, bold: 886 },
}

const standIns: Record<FontKind, Record<string, SystemFont>> = {
  serif: { times, roboto },
  'sans-serif': { arial, roboto },
}

/** What a fallback needs of a font. */
type FallbackOf = Pick<AppFont, 'family' | 'kind' | 'metrics'>

/** Overrides (percent) that give `systemFont` the metrics of `font`, so that text does not move when the file loads. */
export function fallbackOverrides(font: FontMetrics, systemFont: SystemFont, weight: 'regular' | 'bold') {
  const sizeAdjust = font.width[weight] / font.unitsPerEm / (systemFont.width[weight] / systemFont.unitsPerEm)
  const share = (units: number) => units / font.unitsPerEm / sizeAdjust
  return {
    sizeAdjust: sizeAdjust * 100,
    ascent: share(font.ascent) * 100,
    descent: share(font.descent) * 100,
    lineGap: share(font.lineGap) * 100,
  }
}

/** The names of the fallback families of a font, for its font stack. */
export function fallbackFamilies({ family, kind }: FallbackOf): string[] {
  return Object.keys(standIns[kind]).map((system) => `${family} ${system}`)
}

/** `@font-face` rules of the fallbacks of a font: device fonts adjusted to its metrics. */
export function fallbackFontCss({ family, kind, metrics }: FallbackOf): string {
  const rules = Object.entries(standIns[kind]).flatMap(([name, system]) =>
    (['regular', 'bold'] as const).map((weight) => {
      const to = fallbackOverrides(metrics, system, weight)
      const percent = (value: number) => `${Number(value.toFixed(2))}%`
      const src = system[weight].map((local) => `local("${local}")`).join(',')
      return (
        `@font-face{font-family:"${family} ${name}";font-weight:${weight === 'regular' ? '100 500' : '501 900'};src:${src};` +
        `size-adjust:${percent(to.sizeAdjust)};ascent-override:${percent(to.ascent)};` +
        `descent-override:${percent(to.descent)};line-gap-override:${percent(to.lineGap)}}`
      )
    }),
  )
  return rules.join('')
}

import type { AppFont } from './app-font.ts'
import { fallbackFamilies, fontMetrics } from './font-fallbacks.ts'
import type { FontName } from './tokens.ts'

/** Family, kind and metrics of a font. */
type KnownFont = Pick<AppFont, 'family' | 'kind' | 'metrics'>

/** The fonts of the house; the family names are those that their files declare. */
const houseFonts: Record<FontName, KnownFont> = {
  fraunces: { family: 'Fraunces', kind: 'serif', metrics: fontMetrics.fraunces },
  figtree: { family: 'Figtree Variable', kind: 'sans-serif', metrics: fontMetrics.figtree },
  outfit: { family: 'Outfit Variable', kind: 'sans-serif', metrics: fontMetrics.outfit },
}

/** Family, kind and metrics of a font of the house or of an app. */
export const knownFont = (font: FontName | AppFont): KnownFont =>
  typeof font === 'string' ? houseFonts[font] : font

const generic = { serif: 'Georgia,serif', 'sans-serif': 'system-ui,sans-serif' }

/** CSS `font-family` value: the font, its adjusted fallbacks, then the generic family. */
export function fontStack(choice: FontName | AppFont): string {
  const font = knownFont(choice)
  return [font.family, ...fallbackFamilies(font)]
    .map((family) => `"${family}"`)
    .concat(generic[font.kind])
    .join(',')
}

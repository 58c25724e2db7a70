import { fallbackFamilies } from './font-fallbacks.ts'
import type { FontName } from './tokens.ts'

/** The family names that the font files declare. */
export const fontFamilyNames: Record<FontName, string> = {
  fraunces: 'Fraunces Variable',
  figtree: 'Figtree Variable',
  outfit: 'Outfit Variable',
}

/** CSS `font-family` value: the font, its adjusted fallbacks, then the generic family. */
export function fontStack(name: FontName): string {
  const generic = name === 'fraunces' ? 'Georgia,serif' : 'system-ui,sans-serif'
  return [fontFamilyNames[name], ...fallbackFamilies(name)]
    .map((family) => `"${family}"`)
    .concat(generic)
    .join(',')
}

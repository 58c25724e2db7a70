import figtreeLatin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import figtreeLatinExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url'
import frauncesLatin from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import frauncesLatinExt from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2?url'
import outfitLatin from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url'
import outfitLatinExt from '@fontsource-variable/outfit/files/outfit-latin-ext-wght-normal.woff2?url'
import { fallbackFontCss } from './font-fallbacks.ts'
import { fontFamilyNames } from './font-stack.ts'
import type { FontName, ThemeTokens } from './tokens.ts'

const files: Record<FontName, { latin: string; latinExt: string }> = {
  fraunces: { latin: frauncesLatin, latinExt: frauncesLatinExt },
  figtree: { latin: figtreeLatin, latinExt: figtreeLatinExt },
  outfit: { latin: outfitLatin, latinExt: outfitLatinExt },
}

// The ranges of the subset files, as the font packages publish them.
const latinRange =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const latinExtRange =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

function face(family: string, url: string, range: string): string {
  return `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:100 900;src:url(${url}) format("woff2");unicode-range:${range}}`
}

/** `@font-face` rules of one family: its two files, and fallbacks that prevent text from moving while they load. */
function fontFaceCss(name: FontName): string {
  const family = fontFamilyNames[name]
  return (
    face(family, files[name].latinExt, latinExtRange) +
    face(family, files[name].latin, latinRange) +
    fallbackFontCss(name)
  )
}

function fontsOf(tokens: ThemeTokens): FontName[] {
  return [...new Set([tokens.fontText, tokens.fontDisplay])]
}

/** All `@font-face` rules a brand needs, for a style element in the document head. */
export function brandFontCss(tokens: ThemeTokens): string {
  return fontsOf(tokens).map(fontFaceCss).join('')
}

/** Addresses of the font files for `<link rel="preload" as="font" crossorigin>`. */
export function brandFontPreloads(tokens: ThemeTokens): string[] {
  return fontsOf(tokens).map((name) => files[name].latin)
}

import figtreeLatin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import figtreeLatinExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url'
import frauncesLatin from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import frauncesLatinExt from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2?url'
import fraunces400Latin from '@fontsource/fraunces/files/fraunces-latin-400-normal.woff2?url'
import fraunces400LatinExt from '@fontsource/fraunces/files/fraunces-latin-ext-400-normal.woff2?url'
import fraunces500Latin from '@fontsource/fraunces/files/fraunces-latin-500-normal.woff2?url'
import fraunces500LatinExt from '@fontsource/fraunces/files/fraunces-latin-ext-500-normal.woff2?url'
import fraunces600Latin from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url'
import fraunces600LatinExt from '@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff2?url'
import fraunces700Latin from '@fontsource/fraunces/files/fraunces-latin-700-normal.woff2?url'
import fraunces700LatinExt from '@fontsource/fraunces/files/fraunces-latin-ext-700-normal.woff2?url'
import outfitLatin from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url'
import outfitLatinExt from '@fontsource-variable/outfit/files/outfit-latin-ext-wght-normal.woff2?url'
import type { FontFace } from './app-font.ts'
import { fallbackFontCss } from './font-fallbacks.ts'
import { knownFont } from './font-stack.ts'
import type { FontName, ThemeTokens } from './tokens.ts'

interface FontFiles {
  readonly latin: string
  readonly latinExt: string
}

/** Files of every weight. */
const files: Record<FontName, FontFiles> = {
  fraunces: { latin: frauncesLatin, latinExt: frauncesLatinExt },
  figtree: { latin: figtreeLatin, latinExt: figtreeLatinExt },
  outfit: { latin: outfitLatin, latinExt: outfitLatinExt },
}

/** Files of one weight each, at most half as large, for fonts that are worth it. Headings have one weight (308). */
const cuts: Partial<Record<FontName, Readonly<Record<number, FontFiles>>>> = {
  fraunces: {
    400: { latin: fraunces400Latin, latinExt: fraunces400LatinExt },
    500: { latin: fraunces500Latin, latinExt: fraunces500LatinExt },
    600: { latin: fraunces600Latin, latinExt: fraunces600LatinExt },
    700: { latin: fraunces700Latin, latinExt: fraunces700LatinExt },
  },
}

// The ranges of the subset files, as the font packages publish them.
const latinRange =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const latinExtRange =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

/** A file as an `@font-face` rule. */
function faceRule(family: string, { url, weight, range }: FontFace): string {
  const characters = range === undefined ? '' : `;unicode-range:${range}`
  return `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:${weight};src:url(${url}) format("woff2")${characters}}`
}

/** The files of a font of the house. Every weight is drawn with them, so that no browser makes a false bold of one weight. */
function houseFaces({ latin, latinExt }: FontFiles): FontFace[] {
  const weight = '100 900'
  return [
    { url: latinExt, weight, range: latinExtRange, isFirst: false },
    { url: latin, weight, range: latinRange, isFirst: true },
  ]
}

/** The files of headings: the cut nearest to their weight. */
function displayFiles(name: FontName, headingWeight: number): FontFiles {
  const weights = Object.entries(cuts[name] ?? {})
  const distance = ([weight]: [string, FontFiles]) => Math.abs(Number(weight) - headingWeight)
  const [nearest] = weights.toSorted((one, other) => distance(one) - distance(other))
  return nearest?.[1] ?? files[name]
}

/** The fonts of a brand with their files; headings with the font of the text have its files too. */
function fontsOf({ font: { text, display }, headingWeight }: ThemeTokens) {
  const isOne = knownFont(text).family === knownFont(display).family
  const textFaces = typeof text === 'string' ? houseFaces(files[text]) : text.faces
  if (isOne) return [{ font: text, faces: textFaces }]
  const displayFaces =
    typeof display === 'string' ? houseFaces(displayFiles(display, headingWeight)) : display.faces
  return [
    { font: text, faces: textFaces },
    { font: display, faces: displayFaces },
  ]
}

/**
 * All `@font-face` rules a brand needs, for a style element in the document head: the files of each family, and fallbacks that
 * prevent text from moving while they load.
 */
export function brandFontCss(tokens: ThemeTokens): string {
  return fontsOf(tokens)
    .map(({ font, faces }) => {
      const known = knownFont(font)
      return faces.map((face) => faceRule(known.family, face)).join('') + fallbackFontCss(known)
    })
    .join('')
}

/** Addresses of the font files for `<link rel="preload" as="font" crossorigin>`. */
export function brandFontPreloads(tokens: ThemeTokens): string[] {
  return fontsOf(tokens).flatMap(({ faces }) => faces.filter(({ isFirst }) => isFirst).map(({ url }) => url))
}

import type { AppFonts, FontUse } from './app-font.ts'
import { fontNames, headerForms, isFontName, type ThemeOverrides } from './tokens.ts'

/** A theme value that no page can use. */
export interface ThemeProblem {
  /** The setting, such as `radius` or `font.text`. */
  readonly key: string
  /** The problem and its solution, for people who do not program. */
  readonly sentence: string
}

/** From, to and unit. */
const ranges = {
  radius: [0, 40, 'pixels'],
  radiusControl: [0, 40, 'pixels'],
  headingWeight: [100, 900, 'the thickness of letters'],
  textScale: [0.9, 1.3, "multiples of the house's sizes of type"],
  space: [3, 6, 'pixels'],
  target: [44, 60, 'pixels'],
  motion: [0, 500, 'milliseconds'],
} as const

const quoted = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value))

const houseFonts = fontNames.map(quoted).join(', ')
const shape = "{ files: 'fonts/maax.woff2', fallback: 'sans-serif', licence: 'OFL-1.1' }"

/** The problem with one choice of a font. */
function choiceProblem(choice: unknown, isReady: boolean): string | undefined {
  if (isFontName(choice) || isReady) return undefined
  if (typeof choice === 'string')
    return `${quoted(choice)} is no font that pages have. Write one of: ${houseFonts}; or the name of a package that the app has, such as '@fontsource-variable/inter', and add it with: npx pnpm@12.21.0 --filter ./apps/<app> add --save-exact @fontsource-variable/inter.`
  return `must be one of ${houseFonts}, the name of a package, or files: ${shape}.`
}

function fontProblems(font: unknown, fonts: Partial<Record<FontUse, unknown>>): ThemeProblem[] {
  if (font === undefined) return []
  if (typeof font !== 'object' || font === null)
    return [
      {
        key: 'font',
        sentence: `${quoted(font)} must state what the font is for: font: { text: ${quoted(font)} }.`,
      },
    ]
  return Object.entries(font).flatMap(([use, choice]: [string, unknown]): ThemeProblem[] => {
    const key = `font.${use}`
    if (use !== 'text' && use !== 'display')
      return [
        {
          key,
          sentence: 'is no use of a font. There are text, and display for headings that have another one.',
        },
      ]
    const sentence = choiceProblem(choice, fonts[use] !== undefined)
    return sentence === undefined ? [] : [{ key, sentence }]
  })
}

/**
 * Problems with the fonts and the numbers of a theme; empty for a valid one. `fonts` are those of the app's own, which were read
 * from packages and files. Other rules check colours.
 */
export function themeProblems(
  theme: ThemeOverrides,
  fonts: Readonly<Partial<Record<keyof AppFonts, unknown>>> = {},
): ThemeProblem[] {
  const problems = fontProblems(theme.font, fonts)
  const header: unknown = theme.header
  if (header !== undefined && !(headerForms as readonly unknown[]).includes(header))
    problems.push({
      key: 'header',
      sentence: `${quoted(header)} is no form of the header. Write one of: ${headerForms.map(quoted).join(', ')}.`,
    })
  for (const key of Object.keys(ranges) as (keyof typeof ranges)[]) {
    const value: unknown = theme[key]
    const [least, most, what] = ranges[key]
    const isFine = typeof value === 'number' && value >= least && value <= most
    if (value !== undefined && !isFine)
      problems.push({
        key,
        sentence: `${quoted(value)} must be a number from ${least} to ${most}, which counts ${what}: no quotes and no unit.`,
      })
  }
  return problems
}

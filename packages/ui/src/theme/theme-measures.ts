import { fontFamilyNames } from './font-stack.ts'
import type { ThemeOverrides, ThemeTokens } from './tokens.ts'

/** A theme value that no page can use. */
export interface ThemeProblem {
  readonly key: keyof ThemeTokens
  /** The problem and its solution, for people who do not program. */
  readonly sentence: string
}

const fonts = Object.keys(fontFamilyNames)
/** From, to and unit. */
const ranges = {
  radius: [0, 40, 'pixels'],
  radiusControl: [0, 40, 'pixels'],
  headingWeight: [100, 900, 'the thickness of letters'],
} as const

const quoted = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value))

/** Problems with the fonts and the numbers of a theme; empty for a valid one. Other rules check colours. */
export function themeProblems(theme: ThemeOverrides): ThemeProblem[] {
  const problems: ThemeProblem[] = []
  for (const key of ['fontDisplay', 'fontText'] as const) {
    const font: unknown = theme[key]
    if (font !== undefined && !fonts.includes(font as string))
      problems.push({
        key,
        sentence: `${quoted(font)} is no font that pages have. Write one of: ${fonts.map(quoted).join(', ')}.`,
      })
  }
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

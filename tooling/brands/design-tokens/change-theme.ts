import { darkTokens } from '@camping/ui/theme/dark-tokens.ts'
import type { ThemeColours, ThemeTokens } from '@camping/ui/theme/tokens.ts'
import { colourRoles, measureNames, type ThemeValues } from './token-file.ts'

/** One value that a token file changes. */
export interface ThemeChange {
  readonly look?: 'dark'
  readonly name: string
  readonly from: string | number
  readonly to: string | number
}

/** What a token file changes of a theme. A dark colour that follows from the light ones is no change of its own. */
export function themeChanges(tokens: ThemeTokens, values: ThemeValues): ThemeChange[] {
  const same = (one: string | number, other: string | number) =>
    String(one).toLowerCase() === String(other).toLowerCase()
  const light = colourRoles.flatMap((name): ThemeChange[] => {
    const to = values.light[name]
    return to === undefined || same(tokens[name], to) ? [] : [{ name, from: tokens[name], to }]
  })
  const measures = measureNames.flatMap((name): ThemeChange[] => {
    const to = values.measures[name]
    return to === undefined || to === tokens[name] ? [] : [{ name, from: tokens[name], to }]
  })
  const before = darkTokens(tokens)
  const after = darkTokens({ ...tokens, ...values.light })
  const dark = colourRoles.flatMap((name): ThemeChange[] => {
    const to = values.dark[name]
    // The file has the dark look of before wherever nobody touched it.
    const isUntouched = to === undefined || same(before[name], to) || same(after[name], to)
    return isUntouched ? [] : [{ look: 'dark', name, from: before[name], to }]
  })
  return [...light, ...measures, ...dark]
}

/** The changes for a person: before, after, and the line of `theme.ts`. */
export const changeLine = ({ look, name, from, to }: ThemeChange): string =>
  `  ${`${look ? `${look}.` : ''}${name}`.padEnd(20)} ${String(from).padEnd(8)} -> ${to}`

const literal = (value: string | number) => (typeof value === 'number' ? `${value}` : `'${value}'`)

/**
 * The text of an app's `theme.ts` with the changes.
 * @throws when the file has no object between `export default {` and `} satisfies ThemeOverrides`.
 */
export function changedTheme(
  source: string,
  changes: readonly ThemeChange[],
  dark: ThemeTokens['dark'],
): string {
  const [, head = '', body = '', tail = ''] =
    /^([\s\S]*export default \{)([\s\S]*)(\} satisfies ThemeOverrides\s*)$/.exec(source) ?? []
  if (head === '')
    throw new Error('theme.ts must be an object: export default { … } satisfies ThemeOverrides')
  let lines = body.trim() === '' ? '\n' : body
  const put = (name: string, value: string) => {
    const present = new RegExp(String.raw`^ {2}${name}: (?:\{[^}]*\}|[^\n]*?),?$`, 'm')
    lines = present.test(lines)
      ? lines.replace(present, () => `  ${name}: ${value},`)
      : `${lines}  ${name}: ${value},\n`
  }
  for (const { name, to } of changes.filter(({ look }) => !look)) put(name, literal(to))
  const darkChanges = changes.filter(({ look }) => look)
  if (darkChanges.length > 0) {
    const colours: Partial<ThemeColours> = { ...dark }
    for (const { name, to } of darkChanges) colours[name as keyof ThemeColours] = String(to)
    put(
      'dark',
      `{ ${Object.entries(colours)
        .map(([name, value]) => `${name}: ${literal(value)}`)
        .join(', ')} }`,
    )
  }
  return head + lines + tail
}

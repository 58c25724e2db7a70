import { colourRoles, measureNames, type ThemeValues } from './token-file.ts'

type Tree = Readonly<Record<string, unknown>>

/**
 * What a token file says about a theme. Groups and tokens that a theme does not have are somebody else's and are left alone.
 * @throws with one sentence for a value that no theme can have.
 */
export function readTokenFile(text: string): ThemeValues {
  const theme = treeIn(JSON.parse(text), 'theme')
  if (!theme) throw new Error('The file has no group "theme": write one with npm run tokens -- export <app>.')
  const colours = (look: 'light' | 'dark') =>
    Object.fromEntries(
      colourRoles.flatMap((role) => {
        const token = treeIn(treeIn(theme, look), role)
        return token ? [[role, hexOf(token['$value'], `theme.${look}.${role}`)] as const] : []
      }),
    )
  return {
    light: colours('light'),
    dark: colours('dark'),
    measures: Object.fromEntries(
      measureNames.flatMap((name) => {
        const token = treeIn(theme, name)
        return token ? [[name, numberOf(token['$value'], `theme.${name}`)] as const] : []
      }),
    ),
  }
}

function treeIn(tree: unknown, name: string): Tree | undefined {
  if (typeof tree !== 'object' || tree === null) return undefined
  const found = (tree as Tree)[name]
  return typeof found === 'object' && found !== null ? (found as Tree) : undefined
}

/** `#rrggbb` of a colour: its `hex`, else its three parts; older files have the text alone. */
function hexOf(value: unknown, key: string): string {
  const problem = new Error(
    `${key} must be an opaque colour of sRGB, with "hex" or three "components" from 0 to 1.`,
  )
  if (typeof value === 'string') return checkedHex(value, problem)
  if (typeof value !== 'object' || value === null) throw problem
  const { colorSpace, components, hex, alpha } = value as Tree
  if ((colorSpace !== undefined && colorSpace !== 'srgb') || (alpha !== undefined && alpha !== 1))
    throw problem
  // Tools that change a colour write its parts and may forget the text beside them.
  if (!Array.isArray(components)) return checkedHex(hex, problem)
  const channels = components as unknown[]
  const isPart = (part: unknown) => typeof part === 'number' && part >= 0 && part <= 1
  if (channels.length !== 3 || !channels.every(isPart)) throw problem
  const written = (channels as number[]).map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${written.join('')}`.toUpperCase()
}

function checkedHex(hex: unknown, problem: Error): string {
  if (typeof hex !== 'string' || !/^#[\da-f]{6}$/i.test(hex)) throw problem
  return hex.toUpperCase()
}

/** A number, the pixels of a measure, or the milliseconds of a duration. */
function numberOf(value: unknown, key: string): number {
  if (typeof value === 'number') return value
  const { value: number, unit } = (value ?? {}) as Tree
  if (typeof number !== 'number' || (unit !== 'px' && unit !== 'ms'))
    throw new Error(`${key} must be a number, a measure in px or a duration in ms.`)
  return number
}

import { derivedRoles } from './derived-roles.ts'
import { parseColour } from './mix-colours.ts'
import type { ThemeTokens } from './tokens.ts'

/** Contrast ratio of two `#rrggbb` colours as WCAG 2 defines it, 1 to 21. */
export function contrastRatio(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = parseColour(hex).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** One pair of roles that a component puts on each other, with the ratio it needs. */
export interface ContrastPair {
  name: string
  front: string
  back: string
  needed: 3 | 4.5
}

/** Every pair of roles the components use: text 4.5, control borders and focus rings 3 (DESIGN.md). */
export function contrastPairs(tokens: ThemeTokens): ContrastPair[] {
  const roles = { ...tokens, ...derivedRoles(tokens) }
  type Role = keyof typeof roles
  const pairs: ContrastPair[] = []
  const add = (needed: 3 | 4.5, front: Role, backs: Role[]) => {
    for (const back of backs)
      pairs.push({
        name: `${front} on ${back}`,
        front: String(roles[front]),
        back: String(roles[back]),
        needed,
      })
  }
  const grounds: Role[] = ['ground', 'surface', 'sunken']
  add(4.5, 'ink', [...grounds, 'brandSoft', 'accentSoft', 'positiveSoft', 'warningSoft', 'dangerSoft'])
  add(4.5, 'inkSoft', grounds)
  add(4.5, 'brand', [...grounds, 'brandSoft', 'accentSoft'])
  add(4.5, 'brandHover', grounds)
  add(4.5, 'onBrand', ['brand', 'brandHover'])
  add(4.5, 'onAccent', ['accent', 'accentHover'])
  add(4.5, 'positive', ['ground', 'surface', 'positiveSoft'])
  add(4.5, 'warning', ['ground', 'surface', 'warningSoft'])
  add(4.5, 'danger', ['ground', 'surface', 'dangerSoft'])
  add(3, 'control', ['ground', 'surface'])
  add(3, 'brand', grounds)
  return pairs
}

/** The pairs of a theme that do not reach their ratio; empty when the theme is sound. */
export function contrastFailures(tokens: ThemeTokens): string[] {
  return contrastPairs(tokens)
    .map((pair) => ({ ...pair, ratio: contrastRatio(pair.front, pair.back) }))
    .filter((pair) => pair.ratio < pair.needed)
    .map((pair) => `${pair.name}: ${pair.ratio.toFixed(2)}, needs ${pair.needed}`)
}

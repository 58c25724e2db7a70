import { contrastRatio } from './contrast-ratio.ts'
import { contrastPairs, type ContrastPair } from './contrast-pairs.ts'
import { darkTokens } from './dark-tokens.ts'
import { derivedRoles, nightRoles } from './derived-roles.ts'
import type { ThemeTokens } from './tokens.ts'

/** A pair of a brand's colours without enough contrast. */
export interface ContrastFailure extends ContrastPair {
  readonly look: 'light' | 'dark'
  /** `#rrggbb` of both. */
  readonly values: readonly [front: string, back: string]
  readonly ratio: number
}

/** The colours of all roles, derived ones included, in the light and the dark look of a brand. */
export function bothLooks(tokens: ThemeTokens) {
  const dark = darkTokens(tokens)
  const night = nightRoles(tokens)
  return {
    light: { ...tokens, ...derivedRoles(tokens), ...night },
    dark: { ...dark, ...derivedRoles(dark), ...night },
  }
}

/** The pairs of a brand below their ratio, in light and dark; empty for a valid theme. */
export function contrastFailures(tokens: ThemeTokens): ContrastFailure[] {
  const looks = bothLooks(tokens)
  return (['light', 'dark'] as const).flatMap((look) =>
    contrastPairs
      .map((pair): ContrastFailure => {
        const values = [looks[look][pair.front], looks[look][pair.back]] as const
        return { ...pair, look, values, ratio: contrastRatio(...values) }
      })
      .filter(({ ratio, needed }) => ratio < needed),
  )
}

/** The finding for the brand team: roles, both values, the look, the required ratio. */
export function contrastSentence({ look, front, back, values, ratio, needed }: ContrastFailure): string {
  const place =
    look === 'dark' ? 'the dark look (`dark`, or what follows from the light colours)' : 'the light look'
  return (
    `${front} (${values[0]}) on ${back} (${values[1]}) has a contrast of ${ratio.toFixed(2)} to 1 in ${place}; ` +
    `${needed === 3 ? 'the edge of a control' : 'text'} needs ${needed} to 1. Make one of the two lighter or darker.`
  )
}

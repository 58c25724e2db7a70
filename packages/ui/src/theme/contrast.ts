import { contrastRatio } from './contrast-ratio.ts'
import { contrastPairs, type ContrastPair } from './contrast-pairs.ts'
import { darkTokens } from './dark-tokens.ts'
import { derivedRoles, nightRoles } from './derived-roles.ts'
import type { ThemeTokens } from './tokens.ts'

/** A pair that a brand's colours make too weak. */
export interface ContrastFailure extends ContrastPair {
  readonly look: 'light' | 'dark'
  /** `#rrggbb` of both. */
  readonly values: readonly [front: string, back: string]
  readonly ratio: number
}

/** Every role's colour in both looks of a brand, the derived ones included. */
export function bothLooks(tokens: ThemeTokens) {
  const dark = darkTokens(tokens)
  const night = nightRoles(tokens)
  return {
    light: { ...tokens, ...derivedRoles(tokens), ...night },
    dark: { ...dark, ...derivedRoles(dark), ...night },
  }
}

/** The pairs of a brand that do not reach their ratio, in its light and its dark look; empty when it is sound. */
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

/** What is wrong, for whoever keeps the brand: roles, both values, the look, the ratio that is needed. */
export function contrastSentence({ look, front, back, values, ratio, needed }: ContrastFailure): string {
  const place =
    look === 'dark' ? 'the dark look (`dark`, or what follows from the light colours)' : 'the light look'
  return (
    `${front} (${values[0]}) on ${back} (${values[1]}) has a contrast of ${ratio.toFixed(2)} to 1 in ${place}; ` +
    `${needed === 3 ? 'the edge of a control' : 'text'} needs ${needed} to 1. Make one of the two lighter or darker.`
  )
}

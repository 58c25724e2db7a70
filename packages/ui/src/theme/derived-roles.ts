import { mixColours } from './mix-colours.ts'
import type { ThemeTokens } from './tokens.ts'

/** Roles that follow from the tokens, so that a brand never has to state a hover or a tint. */
export interface DerivedRoles {
  brandHover: string
  brandSoft: string
  accentHover: string
  accentSoft: string
  positiveSoft: string
  warningSoft: string
  dangerSoft: string
}

/** Hover shades and soft grounds of a brand, all `#rrggbb`. */
export function derivedRoles(tokens: ThemeTokens): DerivedRoles {
  const { brand, accent, ink, surface } = tokens
  return {
    brandHover: mixColours(brand, ink, 0.72),
    brandSoft: mixColours(brand, tokens.ground, 0.09),
    accentHover: mixColours(accent, tokens.onAccent, 0.9),
    accentSoft: mixColours(accent, surface, 0.2),
    positiveSoft: mixColours(tokens.positive, surface, 0.1),
    warningSoft: mixColours(tokens.warning, surface, 0.1),
    dangerSoft: mixColours(tokens.danger, surface, 0.08),
  }
}

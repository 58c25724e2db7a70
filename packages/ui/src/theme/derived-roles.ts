import { luminance } from './contrast-ratio.ts'
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
  // On a dark page a tint needs more of its colour to be seen as one.
  const depth = luminance(tokens.ground) < 0.2 ? 1.7 : 1
  return {
    brandHover: mixColours(brand, ink, 0.72),
    brandSoft: mixColours(brand, tokens.ground, 0.09 * depth),
    accentHover: mixColours(accent, tokens.onAccent, 0.9),
    accentSoft: mixColours(accent, surface, 0.2),
    positiveSoft: mixColours(tokens.positive, surface, 0.1 * depth),
    warningSoft: mixColours(tokens.warning, surface, 0.1 * depth),
    dangerSoft: mixColours(tokens.danger, surface, 0.08 * depth),
  }
}

/** What is the same in both looks. */
export interface NightRoles {
  /** The veil over pictures and behind dialogs. */
  night: string
  onNight: string
  /** A band across the page in the brand's own colour, which must not shine in the dark. */
  band: string
  onBand: string
}

/** The roles that a dark look leaves alone. The veil takes its depth from the brand, not from plain black. */
export function nightRoles({ brand, onBrand }: ThemeTokens): NightRoles {
  return { night: mixColours(brand, '#06100c', 0.25), onNight: '#FFFFFF', band: brand, onBand: onBrand }
}

import { luminance } from './contrast-ratio.ts'
import { mixColours } from './mix-colours.ts'
import type { ThemeTokens } from './tokens.ts'

/** Roles derived from the tokens, so that a brand never defines a hover or a tint. */
export interface DerivedRoles {
  /** What is in the brand's colour, under a pointer. */
  brandHover: string
  /** Ground of what is chosen, and of notes. */
  brandSoft: string
  /** The call to action under a pointer. */
  accentHover: string
  /** Ground of offers. */
  accentSoft: string
  /** Ground of good news. */
  positiveSoft: string
  /** Ground of a warning. */
  warningSoft: string
  /** Ground of an error. */
  dangerSoft: string
}

/** Hover shades and soft backgrounds of a brand, all `#rrggbb`. */
export function derivedRoles(tokens: ThemeTokens): DerivedRoles {
  const { brand, accent, ink, surface } = tokens
  // On a dark page a tint needs more of its colour to be visible.
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

/** Values that both looks share. */
export interface NightRoles {
  /** The scrim over pictures and behind dialogs. */
  night: string
  /** Text and icons on `night`. */
  onNight: string
  /** A full-width band in the brand's colour, which must not glare in the dark. */
  band: string
  /** Text and icons on `band`. */
  onBand: string
}

/** Roles that a dark look does not change. The scrim is a dark shade of the brand, not plain black. */
export function nightRoles({ brand, onBrand }: ThemeTokens): NightRoles {
  return { night: mixColours(brand, '#06100c', 0.25), onNight: '#FFFFFF', band: brand, onBand: onBrand }
}

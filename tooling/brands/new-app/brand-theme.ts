import { contrastFailures } from '@camping/ui/theme/contrast.ts'
import { contrastRatio } from '@camping/ui/theme/contrast-ratio.ts'
import { mixColours } from '@camping/ui/theme/mix-colours.ts'
import { alderTokens, brandTokens, type ThemeOverrides } from '@camping/ui/theme/tokens.ts'

const [black, white] = ['#000000', '#FFFFFF']
const upper = (colour: string) => colour.toUpperCase()

/** Roles of pairs with too little contrast. */
function weakRoles(theme: ThemeOverrides): Set<string> {
  return new Set(contrastFailures(brandTokens(theme)).flatMap(({ front, back }) => [front, back]))
}

/** `colour`, or the nearest colour towards `towards` that passes `isSound`. */
function nearest(colour: string, towards: string, isSound: (one: string) => boolean): string | undefined {
  for (let share = 100; share >= 10; share -= 2) {
    const one = share === 100 ? colour : mixColours(colour, towards, share / 100)
    if (isSound(one)) return upper(one)
  }
  return undefined
}

/** Backgrounds, borders and text with a tint of the brand's colour. */
function neutrals(brand: string): ThemeOverrides {
  return {
    ground: upper(mixColours(brand, white, 0.03)),
    sunken: upper(mixColours(brand, white, 0.08)),
    ink: upper(mixColours(brand, '#12181B', 0.12)),
    line: upper(mixColours(brand, '#E4E4E4', 0.14)),
  }
}

/** Text on a colour: white if legible, else as dark as necessary. */
function textOn(colour: string): string {
  return contrastRatio(white, colour) >= 4.5 ? white : upper(mixColours(colour, black, 0.12))
}

/**
 * The theme of a brand from its colour and its accent. Colours of text on them are derived. A colour that is illegible
 * on paper is darkened until it is legible; an accent of medium lightness is lightened.
 */
export function brandTheme(colour: string, accent: string): ThemeOverrides {
  const start = neutrals(colour)
  const base = weakRoles({ ...start, brand: black, onBrand: white }).size > 0 ? {} : start
  const withBrand = (brand: string): ThemeOverrides => ({ ...base, brand, onBrand: textOn(brand) })
  const brand =
    nearest(colour, black, (one) => {
      const weak = weakRoles(withBrand(one))
      return !weak.has('brand') && !weak.has('brandHover')
    }) ?? alderTokens.brand
  const withAccent = (one: string): ThemeOverrides => ({
    ...withBrand(brand),
    accent: one,
    onAccent: textOn(one),
  })
  const isSound = (one: string) => weakRoles(withAccent(one)).size === 0
  const found = nearest(accent, white, isSound) ?? nearest(accent, black, isSound)
  return found ? withAccent(found) : withBrand(brand)
}

/** What a team has to hear about colours that were written otherwise than it named them; empty when all are as named. */
export function changedColours(colour: string, accent: string, theme: ThemeOverrides): string[] {
  const { brand, accent: button } = brandTokens(theme)
  const note = (named: string, written: string, why: string) =>
    upper(named) === upper(written)
      ? []
      : [`${why}; theme.ts has ${upper(written)}, the nearest one that can be read. Change it there.`]
  return [
    ...note(colour, brand, `Your colour ${upper(colour)} cannot be read on paper`),
    ...note(accent, button, `Your accent ${upper(accent)} leaves no text readable on it`),
  ]
}

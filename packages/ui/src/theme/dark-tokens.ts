import { contrastRatio } from './contrast-ratio.ts'
import { fromOklch, toOklch } from './oklch.ts'
import type { ThemeColours, ThemeTokens } from './tokens.ts'

/** The colour at another lightness, of the same hue; no more chroma than it has, and at most `chroma`. */
function at(colour: string, lightness: number, chroma = 1): string {
  const own = toOklch(colour)
  return fromOklch({ ...own, lightness, chroma: Math.min(own.chroma, chroma) })
}

/** The darkest lightness from `from` on at which the colour reaches `needed` on every one of the grounds. */
function legible(
  colour: string,
  { from, needed, grounds }: { from: number; needed: number; grounds: string[] },
) {
  let lightness = from
  let found = at(colour, lightness)
  while (lightness < 0.97 && grounds.some((ground) => contrastRatio(found, ground) < needed)) {
    lightness += 0.01
    found = at(colour, lightness)
  }
  return found
}

/**
 * The dark look of a brand, from its light one: paper and ink change places and keep their hues, colours that are read
 * rise to where they can be read, and the call to action stays what it is. What a brand states in `dark` stands.
 */
export function darkTokens(light: ThemeTokens): ThemeTokens {
  const [ground, surface, sunken] = [
    at(light.ink, 0.2, 0.02),
    at(light.ink, 0.245, 0.022),
    at(light.ink, 0.17, 0.018),
  ]
  const grounds = [ground, surface, sunken]
  const read = (colour: string, from: number) => legible(colour, { from, needed: 5, grounds })
  const colours: ThemeColours = {
    brand: read(light.brand, 0.79),
    onBrand: at(light.ink, 0.19),
    accent: light.accent,
    onAccent: light.onAccent,
    ground,
    surface,
    sunken,
    ink: at(light.ground, 0.93, 0.015),
    inkSoft: read(at(light.inkSoft, 0.75, 0.02), 0.75),
    line: at(light.ink, 0.36, 0.02),
    control: legible(light.control, { from: 0.56, needed: 3.4, grounds }),
    positive: read(light.positive, 0.76),
    warning: read(light.warning, 0.78),
    danger: read(light.danger, 0.75),
  }
  return { ...light, ...colours, ...light.dark }
}

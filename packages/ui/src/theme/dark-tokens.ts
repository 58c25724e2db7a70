import { contrastRatio } from './contrast-ratio.ts'
import { fromOklch, toOklch } from './oklch.ts'
import type { ThemeColours, ThemeTokens } from './tokens.ts'

/** The colour at another lightness with the same hue; its chroma does not grow and is at most `chroma`. */
function at(colour: string, lightness: number, chroma = 1): string {
  const source = toOklch(colour)
  return fromOklch({ ...source, lightness, chroma: Math.min(source.chroma, chroma) })
}

/** The darkest lightness, starting at `from`, at which the colour reaches the ratio `needed` on every ground. */
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
 * The dark look of a brand, derived from its light one: page and ink swap and retain their hues, text colours brighten
 * until they are legible, and the call to action does not change. Values in the brand's `dark` override the result.
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

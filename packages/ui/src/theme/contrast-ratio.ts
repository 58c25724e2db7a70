import { parseColour } from './mix-colours.ts'

/** Contrast ratio of two `#rrggbb` colours as WCAG 2 defines it, 1 to 21. */
export function contrastRatio(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance as WCAG 2 defines it, 0 (black) to 1 (white). */
export function luminance(hex: string): number {
  const [red, green, blue] = parseColour(hex).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** '#rrggbb' between two colours; 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const t = Math.min(1, Math.max(0, share))
  let out = '#'
  for (let i = 1; i < 7; i += 2) {
    const a = Number.parseInt(first.slice(i, i + 2), 16)
    const b = Number.parseInt(second.slice(i, i + 2), 16)
    out += Math.round(a + (b - a) * t)
      .toString(16)
      .padStart(2, '0')
  }
  return out
}

/** Colour under a coloured light: each channel is multiplied by the light's. */
export function multiply(colour: string, light: string): string {
  let out = '#'
  for (let i = 1; i < 7; i += 2) {
    const product =
      (Number.parseInt(colour.slice(i, i + 2), 16) * Number.parseInt(light.slice(i, i + 2), 16)) / 255
    out += Math.round(product).toString(16).padStart(2, '0')
  }
  return out
}

export const lighter = (colour: string, share: number): string => mix(colour, '#fff6e2', share)
export const darker = (colour: string, share: number): string => mix(colour, '#12212b', share)

type Channels = [red: number, green: number, blue: number]

/** Channels 0–255 of `#rrggbb`. Throws on anything else, so that a typing mistake in a theme never reaches a page. */
export function parseColour(hex: string): Channels {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  if (!match) throw new Error(`Not a #rrggbb colour: ${hex}`)
  return match.slice(1).map((part) => Number.parseInt(part, 16)) as Channels
}

/** `share` (0–1) of `colour` laid over `ground`, as `#rrggbb`. */
export function mixColours(colour: string, ground: string, share: number): string {
  const over = parseColour(colour)
  const under = parseColour(ground)
  const mixed = over.map((value, i) => Math.round(value * share + (under[i] ?? 0) * (1 - share)))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

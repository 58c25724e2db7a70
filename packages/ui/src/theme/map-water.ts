import { luminance } from './contrast-ratio.ts'
import { mixColours } from './mix-colours.ts'

/** Sky over shallow water. */
const blue = '#8FBCCB'

/** The sea of a brand's map: blue with a tint of the brand; in dark mode it is as dark as the land. */
export function mapWater(brand: string, ground: string): string {
  return mixColours(blue, mixColours(brand, ground, 0.12), luminance(ground) < 0.2 ? 0.22 : 0.5)
}

import { mixColours } from './mix-colours.ts'

/** Sky over shallow water. */
const blue = '#8FBCCB'

/** The sea of a brand's map: blue with a cast of the brand. */
export function mapWater(brand: string, ground: string): string {
  return mixColours(blue, mixColours(brand, ground, 0.12), 0.5)
}

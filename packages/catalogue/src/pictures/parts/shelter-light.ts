import { ellipse, type Brush } from './brush.ts'
import { mix } from './colour.ts'

/** Soft shadow on the ground below an object. */
export function groundShadow(brush: Brush, rx: number, ry = rx * 0.12): string {
  return ellipse(
    rx * 0.08,
    4,
    rx,
    ry,
    mix(brush.lit(brush.growth.grass[1]), '#0d1b22', 0.55),
    'opacity=".38"',
  )
}

export function glass(brush: Brush): string {
  return brush.glowing ? '#ffd88a' : brush.lit('#bfe0e2')
}

export function warmth(brush: Brush, x: number, y: number, r: number, strength = 0.6): string {
  return brush.glowing ? ellipse(x, y, r, r, brush.radial('#ffc163', strength)) : ''
}

import { Brush } from './parts/brush.ts'
import { mix } from './parts/colour.ts'
import { parsePictureId } from './parts/picture-id.ts'

const poolWater = '#7cc4cf'

/**
 * Three colours of a picture from top to bottom as `8bcdec795`, three hex digits each: sky, distance, ground. Taken
 * from the palette of the drawing, in two microseconds. undefined for an unknown id.
 */
export function picturePlaceholder(imageId: string): string | undefined {
  const id = parsePictureId(imageId)
  if (!id) return undefined
  const brush = new Brush(id)
  const { light, growth } = brush
  const sky = mix(light.sky[0], light.sky[1], 0.5)
  const distance = mix(light.haze, brush.lit(growth.conifer), 0.35)
  const ground = id.kind === 'pool' ? poolWater : mix(growth.grass[0], growth.grass[1], 0.6)
  return [sky, distance, brush.lit(ground)].map(threeDigits).join('')
}

/** '#88bbcc' as '8bc', each channel rounded. */
function threeDigits(colour: string): string {
  return [1, 3, 5]
    .map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) / 17).toString(16))
    .join('')
}

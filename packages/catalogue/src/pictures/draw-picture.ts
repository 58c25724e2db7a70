import { Brush } from './parts/brush.ts'
import { drawEvening, drawLodging, drawPitch } from './camp-scenes.ts'
import { drawCountry } from './countries/country-scenes.ts'
import { drawDetail } from './detail-scene.ts'
import { parsePictureId } from './parts/picture-id.ts'
import { drawPlace } from './place-scenes.ts'
import { drawPool } from './pool-scene.ts'

/**
 * The SVG (1600 × 1200, at most 40 kB) of a picture id such as `place-lake-summer-dusk-4711` or
 * `country-nl-summer-day-27`, deterministic. undefined for an invalid id.
 */
export function drawPicture(imageId: string): string | undefined {
  const id = parsePictureId(imageId)
  if (!id) return undefined
  const brush = new Brush(id)
  switch (id.kind) {
    case 'place':
    case 'theme':
      drawPlace(brush, false)
      break
    case 'hero':
      drawPlace(brush, true)
      break
    case 'tent':
    case 'mobile-home':
    case 'chalet':
    case 'holiday-home':
      drawLodging(brush)
      break
    case 'pitch':
      drawPitch(brush)
      break
    case 'pool':
      drawPool(brush)
      break
    case 'detail':
      drawDetail(brush)
      break
    case 'evening':
      drawEvening(brush)
      break
    case 'country':
      drawCountry(brush)
      break
  }
  return brush.toSvg()
}

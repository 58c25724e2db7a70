import { drawPicture } from '@camping/catalogue/draw-picture.ts'
import type { CropPosition, PictureSource } from './render-picture.ts'

/** The pictures of the demo world, drawn on demand. A house with photographs replaces this one file. */
export const demoPictures: PictureSource = (id) => drawPicture(id)

/** Hero pictures keep their calm sky (text stands on it); the others are composed around their middle. */
export function demoCropPosition(id: string): CropPosition {
  return id.startsWith('hero-') ? 'top' : 'centre'
}

import { drawPicture } from '@camping/catalogue/pictures/draw-picture.ts'
import type { PictureSource } from './render-picture.ts'

/** The pictures of the demo world, drawn on demand. A house with photographs replaces this one file. */
export const demoPictures: PictureSource = (id) => drawPicture(id)

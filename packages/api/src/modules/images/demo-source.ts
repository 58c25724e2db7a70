import { drawPicture } from '@camping/catalogue/pictures/draw-picture.ts'
import type { CropPosition, PictureSource } from './render-picture.ts'

/** The pictures of the demo world, drawn on demand. A house with photographs replaces this one file. */
export const demoPictures: PictureSource = (id) => drawPicture(id)

/** Every scene is composed around its middle, heroes too: their sky is tall enough to lose its top. */
export const demoCropPosition = (): CropPosition => 'centre'

import { drawPicture } from '@camping/catalogue/pictures/draw-picture.ts'
import { picturePlaceholder } from '@camping/catalogue/pictures/picture-placeholder.ts'
import type { CropPosition, PictureSource } from './render-picture.ts'

/** The pictures of the demo world, drawn on demand. A house with photographs replaces this one file. */
export const demoPictures: PictureSource = (id) => drawPicture(id)

/** Every scene is composed around its middle, heroes too: their sky is tall enough to lose its top. */
export const demoCropPosition = (): CropPosition => 'centre'

/** Colours from top to bottom, shown until the picture arrives. A house with photographs keeps them with each picture. */
export const demoPlaceholder = (id: string): string | undefined => picturePlaceholder(id)

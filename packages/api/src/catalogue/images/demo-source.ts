import { drawPicture } from '@camping/catalogue/pictures/draw-picture.ts'
import { picturePlaceholder } from '@camping/catalogue/pictures/picture-placeholder.ts'
import type { PictureSource } from './render-picture.ts'

/** The pictures of the demo world, drawn on demand. A shop with photographs replaces this file. */
export const demoPictures: PictureSource = (id) => drawPicture(id)

/** Colours from top to bottom, shown until the picture loads. A shop with photographs stores them with each picture. */
export const demoPlaceholder = (id: string): string | undefined => picturePlaceholder(id)

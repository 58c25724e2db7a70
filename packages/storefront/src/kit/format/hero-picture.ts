import type { Image } from '@camping/contract/values.schemas.ts'
import { pictureOf } from './picture-of.ts'
import { pictureSource } from './picture-source.ts'

/** The picture of a hero: wide, and square for phones. */
export function heroPicture(image: Image) {
  return { ...pictureOf(image, '2:1'), narrow: pictureSource(image.id, '1:1') }
}

import type { Image } from '@camping/contract/values.schemas.ts'
import { pictureOf } from './picture-of.ts'
import { pictureSource } from './picture-source.ts'

/** The picture of a hero, and a square for phones. A scene that is lower than its picture shows its lower part, so it gets a taller one. */
export function heroPicture(image: Image, wide: '3:2' | '2:1' = '3:2') {
  return { ...pictureOf(image, wide), narrow: pictureSource(image.id, '1:1') }
}

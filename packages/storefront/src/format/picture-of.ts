import type { Image } from '@camping/contract/values.schemas.ts'
import { pictureSource, type PictureRatio } from './picture-source.ts'

/** An image of the API as the components take it: addresses of one crop, text alternative, colours until it arrives. */
export function pictureOf({ id, alt, placeholder }: Image, ratio?: PictureRatio) {
  return { src: pictureSource(id, ratio), alt, placeholder }
}

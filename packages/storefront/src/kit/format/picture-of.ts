import type { Image } from '@camping/contract/values.schemas.ts'
import { pictureSource, type PictureRatio } from './picture-source.ts'

/** Converts an image of the API to component props: addresses of one crop, alternative text, placeholder colours. */
export function pictureOf({ id, alt, placeholder }: Image, ratio?: PictureRatio) {
  return { src: pictureSource(id, ratio), alt, placeholder }
}

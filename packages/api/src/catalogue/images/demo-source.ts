import { drawPicture } from '@camping/catalogue/pictures/draw-picture.ts'
import { picturePlaceholder } from '@camping/catalogue/pictures/picture-placeholder.ts'
import type { PictureSource } from './render-picture.ts'

/** The pictures of the demo world, drawn on demand. A shop with photographs replaces this file. */
export const demoPictures: PictureSource = (id) => drawPicture(id)

/** Colours from top to bottom, shown until the picture loads. A shop with photographs stores them with each picture. */
export function demoPlaceholder(id: string): string | undefined {
  const known = placeholders.get(id)
  if (known !== undefined) return known
  const made = picturePlaceholder(id)
  if (made === undefined) return undefined
  if (placeholders.size === mostPlaceholders) placeholders.clear()
  placeholders.set(id, made)
  return made
}

/** Of the last pictures: a page of results has fifty, and mixing their colours is a fiftieth of its time (304). */
const placeholders = new Map<string, string>()
const mostPlaceholders = 10_000

import type { PictureSource } from '@camping/ui/picture/picture.tsx'
import { sceneSource } from '@camping/ui/stories/scene.ts'

/** For stories only, replaces kit/format/picture-source.ts and built-picture-source.ts: the same image id always gives the same drawn landscape. */
export function pictureSource(imageId: string): PictureSource {
  let seed = 0
  for (const letter of imageId) seed = (seed * 31 + letter.charCodeAt(0)) % 997
  return sceneSource(seed)
}

export const builtSource = pictureSource

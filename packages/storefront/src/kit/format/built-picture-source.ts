import type { PictureSource } from '@camping/ui/picture/picture.tsx'
import type { PictureRatio } from './picture-source.ts'

/**
 * Addresses of a picture in one crop that the build made of an app's file (tooling/vite/picture-sizes.ts). Apart from those of the image
 * service, so that pages which show no such picture load nothing of it.
 */
export function builtSource(id: string, ratio: PictureRatio): PictureSource {
  const [across, down] = ratio.split(':').map(Number) as [number, number]
  return (width, format) => `${id}-${width}x${Math.round((width * down) / across)}.${format ?? 'webp'}`
}

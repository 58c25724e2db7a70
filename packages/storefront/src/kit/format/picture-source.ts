import type { PictureSource } from '@camping/ui/picture/picture.tsx'

/** Crops of the image service that pages use. */
export type PictureRatio = '4:3' | '3:2' | '16:9' | '1:1' | '2:1'

/** Addresses of a picture in one crop: height by ratio, webp by default. */
export function pictureSource(imageId: string, ratio: PictureRatio = '4:3'): PictureSource {
  const [across, down] = ratio.split(':').map(Number) as [number, number]
  return (width, format) =>
    `/images/${imageId}?w=${width}&h=${Math.round((width * down) / across)}${format ? `&f=${format}` : ''}`
}

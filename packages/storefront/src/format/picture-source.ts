import type { PictureSource } from '@camping/ui/picture/picture.tsx'

/** Widths the image service draws; any wish is served by the next larger one (SPEC.md §9: densities 1 and 2, webp). */
const widths = [160, 240, 320, 480, 640, 828, 960, 1280, 1600, 1920]

export type PictureRatio = '4:3' | '3:2' | '16:9' | '1:1' | '2:1' | '3:4' | '4:5'

/** Addresses of a picture for any slot: width from the service's list, height by ratio. */
export function pictureSource(imageId: string, ratio: PictureRatio = '4:3'): PictureSource {
  const [across, down] = ratio.split(':').map(Number) as [number, number]
  return (wanted) => {
    const width = widths.find((one) => one >= wanted) ?? 1920
    return `/images/${imageId}?w=${width}&h=${Math.round((width * down) / across)}`
  }
}

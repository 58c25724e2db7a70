import type { SvgBox } from './svg-box.ts'

/** px. A mark is this high in every header; its width leaves room for the name and the menu on the smallest phone. */
export const logoSizes = { height: 34, least: 16, most: 96 } as const

/** How wide a drawing is shown, px: as wide as its form asks for, at most what a header has room for. */
export function logoWidth({ width, height }: Pick<SvgBox, 'width' | 'height'>): number {
  const wanted = Math.round((logoSizes.height * width) / height)
  return Math.min(logoSizes.most, Math.max(logoSizes.least, wanted))
}

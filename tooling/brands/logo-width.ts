import type { SvgBox } from './svg-box.ts'

/**
 * px. The height of a mark in every header; its maximum width leaves space for the name and the menu on the smallest
 * phone.
 */
export const logoSizes = { height: 34, least: 16, most: 96 } as const

/** Displayed width of a drawing in px: by its aspect ratio, limited by the header's space. */
export function logoWidth({ width, height }: Pick<SvgBox, 'width' | 'height'>): number {
  const natural = Math.round((logoSizes.height * width) / height)
  return Math.min(logoSizes.most, Math.max(logoSizes.least, natural))
}

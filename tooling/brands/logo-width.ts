import type { SvgBox } from './svg-box.ts'

/**
 * px. The height of a mark in every header; its maximum width leaves space for the name and the menu on the smallest
 * phone; one that contains the name has the name's place, too.
 */
export const logoSizes = { height: 34, least: 16, most: 96, mostAlone: 150 } as const

/** Displayed width of a drawing in px: by its aspect ratio, limited by the header's space. */
export function logoWidth(
  { width, height }: Pick<SvgBox, 'width' | 'height'>,
  most: number = logoSizes.most,
): number {
  const natural = Math.round((logoSizes.height * width) / height)
  return Math.min(most, Math.max(logoSizes.least, natural))
}

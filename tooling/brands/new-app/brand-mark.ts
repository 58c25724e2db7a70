import type { ThemeOverrides } from '@camping/ui/theme/tokens.ts'
import { logoWidth } from '../logo-width.ts'
import { mostIconBytes } from '../rules/icon-sizes.ts'
import { svgBox, type SvgBox } from '../svg-box.ts'

/** The pictures of a brand. */
export interface BrandMark {
  /** Square: beside the title in browsers and, without a logo, beside the name. */
  readonly icon: string
  /** Beside the name, when it differs from the icon; width in px. */
  readonly logo?: { readonly svg: string; readonly width: number }
}

/** An icon is a few pixels wide: a drawing that fills less than two thirds of its square is unrecognisable. */
const leastFilled = 2 / 3

/**
 * The mark of a brand from its SVG, if it has one. A square SVG is also the icon. Any other shape stands beside the
 * name; its icon is the drawing in a square or, for a wide or large drawing, the brand's first letter.
 */
export function brandMark(svg: string | undefined, theme: ThemeOverrides, name: string): BrandMark {
  if (svg === undefined) return { icon: drawnIcon(theme) }
  const box = svgBox(svg)
  if (!box) return { icon: svg }
  const inSquare = squared(svg, box)
  const filled = Math.min(box.width, box.height) / Math.max(box.width, box.height)
  const isIcon = filled >= leastFilled && Buffer.byteLength(inSquare) <= mostIconBytes
  if (isIcon && filled > 0.99) return { icon: inSquare }
  return {
    icon: isIcon ? inSquare : (letterIcon(theme, name) ?? drawnIcon(theme)),
    logo: { svg, width: logoWidth(box) },
  }
}

/** The drawing in the centre of a square, unchanged. */
function squared(svg: string, { x, y, width, height }: SvgBox): string {
  const side = Math.max(width, height)
  const box = [x - (side - width) / 2, y - (side - height) / 2, side, side].join(' ')
  return svg.replace(/(<svg[^>]*\s)viewBox="[^"]*"/, `$1viewBox="${box}"`)
}

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">'

/** The first letter of a name on the brand's colour. */
function letterIcon({ brand, onBrand }: ThemeOverrides, name: string): string | undefined {
  const [letter] = /[\p{L}\p{N}]/u.exec(name.normalize('NFC')) ?? []
  if (letter === undefined) return undefined
  return (
    `${open}<rect width="36" height="36" rx="8" fill="${brand}"/>` +
    `<text x="18" y="26" fill="${onBrand}" font-family="system-ui,sans-serif" font-size="24" font-weight="700" text-anchor="middle">${letter.toUpperCase()}</text></svg>\n`
  )
}

/** A generated mark in the brand's colours, until the brand has its own: water, a hill, a sun. */
function drawnIcon({ brand, accent }: ThemeOverrides): string {
  return (
    `${open}<rect width="36" height="36" rx="8" fill="${brand}"/><circle cx="25" cy="12" r="5" fill="${accent}"/>` +
    '<path d="M4 28 14 13l10 15ZM20 28l5-7 7 7Z" fill="#fff" opacity=".88"/></svg>\n'
  )
}

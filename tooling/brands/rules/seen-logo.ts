import { bothLooks } from '@camping/ui/theme/contrast.ts'
import { contrastRatio } from '@camping/ui/theme/contrast-ratio.ts'
import { parseColour } from '@camping/ui/theme/mix-colours.ts'
import { brandTokens } from '@camping/ui/theme/tokens.ts'
import { configFile, type BrandApp, type BrandRule, type Finding } from '../brand-app.ts'
import { headerMark, type Dots } from '../drawn-logo.ts'
import { hasSoundRoles } from './contrast.ts'

/**
 * The contrast with the header from which a part of a logo is seen. A dark drawing on a dark ground vanishes sooner than a pale one on
 * white. The law leaves logos out of its ratios, and so the light look gets only what nobody can see.
 */
const needed = { light: 1.5, dark: 3 } as const

/** The share of the drawing that has to be seen: a mark may be light shapes on a ground that merges with the header. */
const leastSeen = 0.1

const hex = (red: number, green: number, blue: number) =>
  `#${[red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

/** The share of a drawing's dots that stand out from a colour, 0 to 1; 1 for a picture of nothing. */
function seenShare(dots: Dots, surface: string, ratio: number): number {
  const below = parseColour(surface)
  const stands = new Map<number, boolean>()
  let [drawn, seen] = [0, 0]
  for (let at = 0; at < dots.length; at += 4) {
    const opacity = (dots[at + 3] ?? 0) / 255
    // The edge of a shape is half of each.
    if (opacity < 0.5) continue
    drawn++
    const mixed = [0, 1, 2].map(
      (part) => (dots[at + part] ?? 0) * opacity + (below[part] ?? 0) * (1 - opacity),
    ) as [number, number, number]
    const key = (Math.round(mixed[0]) << 16) | (Math.round(mixed[1]) << 8) | Math.round(mixed[2])
    let isSeen = stands.get(key)
    if (isSeen === undefined) {
      isSeen = contrastRatio(hex(...mixed), surface) >= ratio
      stands.set(key, isSeen)
    }
    if (isSeen) seen++
  }
  return drawn === 0 ? 1 : seen / drawn
}

function unseen({ config, drawn, theme }: BrandApp, look: 'light' | 'dark'): string | undefined {
  if (!drawn || !hasSoundRoles(theme)) return undefined
  const { surface } = bothLooks(brandTokens(theme))[look]
  const share = seenShare(drawn[look], surface, needed[look])
  if (share >= leastSeen) return undefined
  const name = (look === 'dark' && config.logo?.dark) || headerMark(config.logo)
  const what = `${name} is hardly seen on ${look} headers (${surface}): ${Math.round(share * 100)} % of it stands out, and ${leastSeen * 100} % have to, with a contrast of ${needed[look]} to 1.`
  return look === 'dark'
    ? `${what} Put a light form into public/ and name it: logo: { file: '${headerMark(config.logo)}', dark: 'logo-dark.svg', … }. Or give the SVG lighter colours in @media (prefers-color-scheme:dark).`
    : `${what} Take a form of the logo in darker colours, and name the light one as dark.`
}

/** The mark in the header can be seen in the light and in the dark look. */
export const seenLogo: BrandRule = ({ apps }) =>
  apps.flatMap((app) =>
    (['light', 'dark'] as const).flatMap((look): Finding[] => {
      const sentence = unseen(app, look)
      if (sentence === undefined) return []
      const key = look === 'dark' && app.config.logo?.dark ? 'logo.dark' : 'logo.file'
      return [{ file: configFile(app), key, sentence }]
    }),
  )

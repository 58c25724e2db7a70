import { contrastRatio } from '@camping/ui/theme/contrast-ratio.ts'
import { bothLooks } from '@camping/ui/theme/contrast.ts'
import { fromOklch, toOklch } from '@camping/ui/theme/oklch.ts'
import { brandTokens } from '@camping/ui/theme/tokens.ts'
import type { BrandApp } from '../brand-app.ts'
import { drawnLogo, headerMark } from '../drawn-logo.ts'
import { seenLogo } from '../rules/seen-logo.ts'

const colours = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi

const sixDigits = (colour: string) => (colour.length === 4 ? colour.replaceAll(/[\da-f]/gi, '$&$&') : colour)

/** The colour in its hue, as light as it has to be to be seen on a ground. */
function lightened(colour: string, ground: string): string {
  const source = toOklch(sixDigits(colour))
  let found = sixDigits(colour)
  for (
    let lightness = source.lightness;
    contrastRatio(found, ground) < 4.5 && lightness < 0.97;
    lightness += 0.02
  )
    found = fromOklch({ ...source, lightness })
  return found
}

/** A drawing with lighter colours on dark screens: those of its attributes and styles, and black where it states none. */
function withDarkColours(svg: string, ground: string): string {
  if (/prefers-color-scheme/.test(svg)) return svg
  const rules = [`svg{fill:${lightened('#000000', ground)}}`]
  for (const [, name = '', colour = ''] of svg.matchAll(/\s(fill|stroke)="(#[0-9a-f]{3,6}|black)"/gi))
    rules.push(`[${name}="${colour}"]{${name}:${lightened(colour === 'black' ? '#000000' : colour, ground)}}`)
  for (const [, style = ''] of svg.matchAll(/<style[^>]*>([^<@]*)<\/style>/g))
    rules.push(style.replaceAll(colours, (colour) => lightened(colour, ground)).trim())
  const dark = `<style>@media screen and (prefers-color-scheme:dark){${[...new Set(rules)].join('')}}</style>`
  // The last of two styles counts.
  return svg.replace(/<\/svg>\s*$/, () => `${dark}</svg>\n`)
}

/**
 * An app whose mark is seen in both looks, where lighter colours suffice for that, and the file that got them. The check of the app names
 * what is left.
 */
export async function withSeenMark(app: BrandApp): Promise<{ app: BrandApp; recoloured?: string }> {
  const drawn = { ...app, drawn: await drawnLogo(app.config.logo, app.files) }
  if (seenLogo({ apps: [drawn], tables: new Map() }).length === 0) return { app: drawn }
  const { surface } = bothLooks(brandTokens(app.theme)).dark
  const mark = headerMark(app.config.logo)
  const files = app.files.map((file) => {
    if (file.name !== mark || file.svg === undefined) return file
    const svg = withDarkColours(file.svg, surface)
    return { ...file, svg, bytes: Buffer.byteLength(svg) }
  })
  return { app: { ...app, files, drawn: await drawnLogo(app.config.logo, files) }, recoloured: mark }
}

import type { BrandRule, Finding, PublicFile } from '../brand-app.ts'

/** Every page asks for the icon, so it stays small; other pictures are loaded where they are shown. */
const most = { icon: 10_000, picture: 60_000 }
const pictures = /\.(svg|png|webp|avif|jpe?g|ico)$/i

function viewBox(svg: string): [number, number] | undefined {
  const [, , width, height] =
    /<svg[^>]*\sviewBox="([^"]*)"/
      .exec(svg)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? []
  return width && height && width > 0 && height > 0 ? [width, height] : undefined
}

function lookAtIcon(icon: PublicFile | undefined): string | undefined {
  if (!icon) return 'is missing. Browsers show it beside the title: a square SVG.'
  const box = viewBox(icon.svg ?? '')
  if (!box) return 'is not an SVG with a viewBox.'
  if (Math.abs(box[0] - box[1]) > 0.01 * box[0])
    return `is ${box[0]} by ${box[1]}. An icon must be as wide as it is high.`
  if (icon.bytes > most.icon) return `has ${icon.bytes} bytes; ${most.icon} are allowed.`
  return undefined
}

/** Icon and pictures of an app are there, square where they must be, small, and hold no code. */
export const iconSizes: BrandRule = ({ apps }) =>
  apps.flatMap(({ folder, files }) => {
    const path = (name: string) => `apps/${folder}/public/${name}`
    const findings: Finding[] = []
    const icon = lookAtIcon(files.find(({ name }) => name === 'favicon.svg'))
    if (icon) findings.push({ file: path('favicon.svg'), key: '', sentence: icon })
    for (const { name, bytes, svg } of files) {
      const tell = (sentence: string) => findings.push({ file: path(name), key: '', sentence })
      if (pictures.test(name) && bytes > most.picture)
        tell(`has ${bytes} bytes; ${most.picture} are allowed. Export it smaller.`)
      if (svg !== undefined && unsafeSvg.test(svg))
        tell('holds a script or loads something from elsewhere. Export it as plain shapes.')
    }
    return findings
  })

/** Scripts, handlers, foreign documents and addresses outside the file. */
export const unsafeSvg =
  /<script|<foreignObject|<!ENTITY|\son[a-z]+\s*=|javascript:|(?:href|src)\s*=\s*["'](?!#|data:image\/(?:png|jpeg|webp))|url\(\s*["']?(?!#)/i

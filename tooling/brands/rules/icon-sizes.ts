import type { BrandRule, Finding, PublicFile } from '../brand-app.ts'
import { svgBox } from '../svg-box.ts'

/** Every page loads the icon, so it must be small; other pictures load only where they appear. */
export const mostIconBytes = 10_000
const mostPictureBytes = 60_000
const pictures = /\.(svg|png|webp|avif|jpe?g|ico)$/i

function checkIcon(icon: PublicFile | undefined): string | undefined {
  if (!icon) return 'is missing. Browsers show it beside the title: a square SVG.'
  const box = svgBox(icon.svg ?? '')
  if (!box) return 'is not an SVG with a viewBox.'
  if (Math.abs(box.width - box.height) > 0.01 * box.width)
    return `is ${box.width} by ${box.height}. An icon must be as wide as it is high.`
  if (icon.bytes > mostIconBytes) return `has ${icon.bytes} bytes; ${mostIconBytes} are allowed.`
  return undefined
}

/** Icon and pictures of an app exist, are square where required, small, and contain no code. */
export const iconSizes: BrandRule = ({ apps }) =>
  apps.flatMap(({ folder, files }) => {
    const path = (name: string) => `apps/${folder}/public/${name}`
    const findings: Finding[] = []
    const icon = checkIcon(files.find(({ name }) => name === 'favicon.svg'))
    if (icon) findings.push({ file: path('favicon.svg'), key: '', sentence: icon })
    for (const { name, bytes, svg } of files) {
      const report = (sentence: string) => findings.push({ file: path(name), key: '', sentence })
      if (pictures.test(name) && bytes > mostPictureBytes)
        report(`has ${bytes} bytes; ${mostPictureBytes} are allowed. Export it smaller.`)
      const unsafe = svg === undefined ? null : unsafeSvg.exec(svg)
      if (unsafe)
        report(
          `holds a script or loads something from elsewhere (${unsafe[0].trim()}). Export it as plain shapes.`,
        )
    }
    return findings
  })

/** Scripts, handlers, foreign documents and addresses outside the file. */
export const unsafeSvg =
  /<script|<foreignObject|<!ENTITY|\son[a-z]+\s*=|javascript:|(?:href|src)\s*=\s*["'](?!#|data:image\/(?:png|jpeg|webp))|url\(\s*["']?(?!#)/i

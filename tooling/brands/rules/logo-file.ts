import type { LogoFile } from '@camping/editions/define-app.ts'
import { configFile, type BrandApp, type BrandRule, type Finding } from '../brand-app.ts'
import { logoSizes, logoWidth } from '../logo-width.ts'
import { svgBox } from '../svg-box.ts'

const pictureName = /^[\w-][\w.-]*\.(svg|png|webp|avif|jpe?g)$/i

function lookAt({ file, width }: LogoFile, { folder, files }: BrandApp): [keyof LogoFile, string][] {
  const found = files.find(({ name }) => name === file)
  const told: [keyof LogoFile, string][] = []
  if (!pictureName.test(file))
    told.push(['file', `'${file}' must be the name of a picture in apps/${folder}/public, such as logo.svg.`])
  else if (!found) {
    const names = files.map(({ name }) => name).join(', ') || 'none'
    told.push(['file', `There is no apps/${folder}/public/${file}. The files there are: ${names}.`])
  }
  const { least, most, height } = logoSizes
  if (!(Number.isInteger(width) && width >= least && width <= most))
    told.push([
      'width',
      `is ${width} and must be from ${least} to ${most}: the name stands beside it, on phones too.`,
    ])
  else if (found?.svg !== undefined) {
    const box = svgBox(found.svg)
    const fitting = box && logoWidth(box)
    if (!box) told.push(['file', `apps/${folder}/public/${file} is not an SVG with a viewBox.`])
    else if (fitting !== undefined && Math.abs(width - fitting) > 1)
      told.push([
        'width',
        `is ${width}, but the drawing is ${box.width} by ${box.height}: ${height} high it is ${fitting} wide.`,
      ])
  }
  return told
}

/** An app's mark is a picture that is there, as wide as it is drawn, and leaves room for the name. */
export const logoFile: BrandRule = ({ apps }) =>
  apps.flatMap((app) => {
    const told = app.config.logo ? lookAt(app.config.logo, app) : []
    return told.map(([key, sentence]): Finding => ({ file: configFile(app), key: `logo.${key}`, sentence }))
  })

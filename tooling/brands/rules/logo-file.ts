import type { LogoFile } from '@camping/editions/define-app.ts'
import { configFile, type BrandApp, type BrandRule, type Finding } from '../brand-app.ts'
import { logoSizes, logoWidth } from '../logo-width.ts'
import { svgBox } from '../svg-box.ts'

const pictureName = /^[\w-][\w.-]*\.(svg|png|webp|avif|jpe?g)$/i

function check(
  { file, width, dark, containsName }: LogoFile,
  { folder, files }: BrandApp,
): [keyof LogoFile, string][] {
  const found = files.find(({ name }) => name === file)
  const problems: [keyof LogoFile, string][] = []
  if (!pictureName.test(file))
    problems.push([
      'file',
      `'${file}' must be the name of a picture in apps/${folder}/public, such as logo.svg.`,
    ])
  else if (!found) {
    const names = files.map(({ name }) => name).join(', ') || 'none'
    problems.push(['file', `There is no apps/${folder}/public/${file}. The files there are: ${names}.`])
  }
  const { least, height } = logoSizes
  const most = containsName ? logoSizes.mostAlone : logoSizes.most
  if (!(Number.isInteger(width) && width >= least && width <= most))
    problems.push([
      'width',
      `is ${width} and must be from ${least} to ${most}: ${containsName ? 'the menu' : 'the name'} stands beside it, on phones too.`,
    ])
  else if (found?.svg !== undefined) {
    const box = svgBox(found.svg)
    const fitting = box && logoWidth(box, most)
    if (!box) problems.push(['file', `apps/${folder}/public/${file} is not an SVG with a viewBox.`])
    else if (fitting !== undefined && Math.abs(width - fitting) > 1)
      problems.push([
        'width',
        `is ${width}, but the drawing is ${box.width} by ${box.height}: ${height} high it is ${fitting} wide.`,
      ])
  }
  const darkFile = files.find(({ name }) => name === dark)
  if (dark !== undefined && !darkFile)
    problems.push([
      'dark',
      `There is no apps/${folder}/public/${dark}. Put the logo for dark headers there, or remove the line: then ${file} is shown on both.`,
    ])
  const [light, other] = [found?.svg, darkFile?.svg].map((svg) =>
    svg === undefined ? undefined : svgBox(svg),
  )
  if (light && other && Math.abs(light.width / light.height - other.width / other.height) > 0.02)
    problems.push([
      'dark',
      `${dark} is ${other.width} by ${other.height} and ${file} ${light.width} by ${light.height}. Both must have the same form, because one takes the place of the other.`,
    ])
  return problems
}

/** An app's logo file exists, has the configured width, and leaves space for the name. */
export const logoFile: BrandRule = ({ apps }) =>
  apps.flatMap((app) => {
    const problems = app.config.logo ? check(app.config.logo, app) : []
    return problems.map(([key, sentence]): Finding => ({
      file: configFile(app),
      key: `logo.${key}`,
      sentence,
    }))
  })

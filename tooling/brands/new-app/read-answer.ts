import { isSiteCode, siteCodes, type SiteCode } from '@camping/editions/markets.ts'
import type { Feature } from '@camping/editions/route-row.ts'
import { noEdition } from '../no-edition.ts'
import { features } from '../rules/fitting-supports.ts'
import { unsafeSvg } from '../rules/icon-sizes.ts'
import { svgBox } from '../svg-box.ts'
import { svgFault } from '../svg-fault.ts'

/** An invalid answer; the message explains the problem and names valid answers. */
export class AnswerError extends Error {}

const words = (text: string) =>
  text
    .split(/[\s,]+/)
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** `fjord` */
export function readBrand(text: string): string {
  const brand = text.trim()
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(brand) || brand.length > 40)
    throw new AnswerError(
      `'${brand}' cannot be the name of a folder and part of an address. Use small letters, digits and dashes, such as fjord.`,
    )
  return brand
}

/** `Fjord Camping` */
export function readName(text: string): string {
  const name = text.trim()
  if (name === '' || name.length > 60)
    throw new AnswerError('The brand needs a name of 1 to 60 letters, as visitors shall read it.')
  return name
}

/** `nl,de` */
export function readSites(text: string): SiteCode[] {
  const unknown = words(text).filter((word) => !isSiteCode(word))
  if (unknown.length > 0) throw new AnswerError(noEdition(unknown.join("', '")))
  const sites = [...new Set(words(text).filter((word) => isSiteCode(word)))]
  if (sites.length === 0) throw new AnswerError(`Name at least one edition: ${siteCodes.join(', ')}.`)
  return sites
}

/** A colour of six digits, with or without its sign. */
export function readColour(text: string): string {
  const colour = text.trim().replace(/^#?/, '#').toUpperCase()
  if (!/^#[0-9A-F]{6}$/.test(colour))
    throw new AnswerError(
      `'${text.trim()}' is not a colour of six digits, as design programs write them: # and 0B4F6C.`,
    )
  return colour
}

/** `fjord.example` */
export function readDomain(text: string): string {
  const domain = text.trim().toLowerCase()
  if (!/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/.test(domain))
    throw new AnswerError(`'${domain}' is not a domain. Write it like fjord.example, without https://.`)
  return domain
}

/** `portal,checkout`, or `all`. */
export function readFeatures(text: string): Feature[] {
  if (text.trim() === 'all') return [...features]
  const names = words(text)
  const unknown = names.filter((word) => !features.some((feature) => feature === word))
  if (unknown.length > 0 || names.length === 0)
    throw new AnswerError(
      `${unknown.length === 0 ? 'Name at least one feature.' : `There is no feature '${unknown.join("', '")}'.`} There are: ${features.join(', ')}, or all of them: all.`,
    )
  return features.filter((feature) => names.includes(feature))
}

/** The text of an SVG file without its size attributes: it scales to the available space. */
export function readLogo(svg: string): string {
  if (!svgBox(svg)) throw new AnswerError('The logo must be an SVG with a viewBox.')
  const fault = svgFault(svg)
  if (fault !== undefined) throw new AnswerError(`The logo ${fault}`)
  if (unsafeSvg.test(svg))
    throw new AnswerError(
      'The logo holds a script or loads something from elsewhere. Export it as plain shapes.',
    )
  // Without the namespace a browser does not render the file as a picture.
  const named = /<svg[^>]*\sxmlns=/.test(svg)
    ? svg
    : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
  return named.replace(/<svg[^>]*>/, (tag) => tag.replaceAll(/\s(width|height)="[^"]*"/g, ''))
}

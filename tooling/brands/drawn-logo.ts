import type { LogoFile } from '@camping/editions/define-app.ts'
import type { PublicFile } from './brand-app.ts'

/** A picture of the mark in the header, as red, green, blue and opacity of each of its dots. */
export type Dots = Uint8Array

/** The mark as the header shows it in each look. */
export interface DrawnLogo {
  readonly light: Dots
  readonly dark: Dots
}

/** The file that stands in the header. */
export const headerMark = (logo: LogoFile | undefined) => logo?.file ?? 'favicon.svg'

/** Twice the height of a logo. */
const height = 68

/** What a drawing has for dark screens, `@media screen and (prefers-color-scheme:dark){…}`, with one level of brackets in it. */
const forDark = /@media[^{]*prefers-color-scheme:\s*dark[^{]*\{((?:[^{}]*\{[^{}]*\})*[^{}]*)\}/g
const forLight = /@media[^{]*prefers-color-scheme:\s*light[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g

const known = new Map<string, Dots | undefined>()

async function dotsOf(content: string | Uint8Array): Promise<Dots | undefined> {
  const key = typeof content === 'string' ? content : Buffer.from(content).toString('latin1')
  if (known.has(key)) return known.get(key)
  const { default: sharp } = await import('sharp')
  const dots = await sharp(typeof content === 'string' ? Buffer.from(content) : content)
    .resize({ height, withoutEnlargement: false })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer()
    // Other rules name a picture that cannot be opened.
    .catch(() => undefined)
  known.set(key, dots)
  return dots
}

/** Draws the mark of an app's header in both looks; undefined for files that are not there or that nothing can be drawn from. */
export async function drawnLogo(
  logo: LogoFile | undefined,
  files: readonly PublicFile[],
): Promise<DrawnLogo | undefined> {
  const contentOf = (name: string) => {
    const file = files.find((one) => one.name === name)
    return file?.svg ?? file?.picture
  }
  const file = contentOf(headerMark(logo))
  const darkFile = logo?.dark === undefined ? file : contentOf(logo.dark)
  if (file === undefined || darkFile === undefined) return undefined
  const inLight = typeof file === 'string' ? file.replace(forDark, '') : file
  const inDark =
    typeof darkFile === 'string' ? darkFile.replace(forLight, '').replace(forDark, '$1') : darkFile
  const [light, dark] = await Promise.all([dotsOf(inLight), dotsOf(inDark)])
  return light && dark && { light, dark }
}

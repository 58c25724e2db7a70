import { markets, type MessageSet } from '@camping/editions/markets.ts'
import type { BrandApp, BrandRule, Finding } from '../brand-app.ts'
import type { ReadFont } from '../fonts/font-reading.ts'

/**
 * Bytes of an app's own fonts on a page in a western language. They arrive together with the first picture; the house's two fonts
 * have 38,000.
 */
const mostBytes = 90_000

const everywhere = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?()&%+-–€’`
const german = 'ÄÖÜäöü„“'
const dutch = 'éèëïóöü‘'

/** Characters of texts in each message set. */
const letters: Readonly<Record<MessageSet, string>> = {
  'en-GB': '£‘',
  de: `${german}ß`,
  'de-CH': `${german}«»`,
  fr: 'ÀÂÇÉÈÊÎÔàâçèéêëîïôùûœ«»',
  nl: dutch,
  'nl-BE': dutch,
  it: 'ÀÈÉàèéìòù«»',
}

function missingLetters({ characters }: ReadFont, app: BrandApp): string[] {
  const sets = new Set(app.config.sites.map((site) => markets[site].messages))
  const needed = everywhere + [...sets].map((set) => letters[set]).join('')
  return [...new Set(needed)].filter((letter) => !characters.has(letter.codePointAt(0) as number))
}

/** Sentences about a font that could be read. */
function sentencesAbout(font: ReadFont, use: 'text' | 'display', app: BrandApp): string[] {
  const sentences: string[] = []
  if (font.forbidsEmbedding)
    sentences.push(
      `The file of ${font.family} states that its maker forbids bringing it along with a document. Ask for the file of a licence for websites.`,
    )
  const missing = missingLetters(font, app)
  if (missing.length > 0)
    sentences.push(
      `${font.family} has no ${missing.slice(0, 12).join(' ')}, which texts of your editions have: they would appear in another font. Add the file with these letters.`,
    )
  const [least, most] = font.weights
  if (use === 'text' && (least > 500 || most < 600))
    sentences.push(
      `${font.family} has ${least === most ? `the weight ${least} alone` : `weights from ${least} to ${most}`}, and text is regular (400) and bold (600 or 700). Add the file that lacks, or take a variable font.`,
    )
  return sentences
}

function overweight({ folder, fonts }: BrandApp): Finding[] {
  const faces = [...fonts.values()].flatMap(({ font }) => font?.faces ?? [])
  const files = new Map(faces.filter(({ isMain }) => isMain).map(({ path, bytes }) => [path, bytes] as const))
  const sum = [...files.values()].reduce((total, bytes) => total + bytes, 0)
  if (sum <= mostBytes) return []
  const kilobytes = (bytes: number) => Math.ceil(bytes / 1000)
  const list = [...files].map(([path, bytes]) => `${path.split('/').at(-1)} ${kilobytes(bytes)}`).join(', ')
  return [
    {
      file: `apps/${folder}/theme.ts`,
      key: 'font',
      sentence: `weighs ${kilobytes(sum)} kB on every first page, and ${kilobytes(mostBytes)} kB are the most (${list}). Take fewer weights, a variable font, or files with Latin letters alone.`,
    },
  ]
}

/** An app's own fonts can be read and may be used, have the letters of its editions and the weights of text, and are light. */
export const appFonts: BrandRule = ({ apps }) =>
  apps.flatMap((app) => {
    const file = `apps/${app.folder}/theme.ts`
    const findings = [...app.fonts].flatMap(([use, { font, problems }]): Finding[] => [
      ...problems.map(({ key, sentence }) => ({
        file,
        key: `font.${use}${key ? `.${key}` : ''}`,
        sentence,
      })),
      ...(font ? sentencesAbout(font, use, app) : []).map((sentence) => ({
        file,
        key: `font.${use}`,
        sentence,
      })),
    ])
    return [...findings, ...overweight(app)]
  })

import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { messageShape } from '@camping/brands/message-shape.ts'
import { messageSets } from '@camping/editions/markets.ts'
import { labelLimit } from '@camping/editions/testing/word-rules.ts'
import { catalogueKey, readCatalogueTexts, readTranslations } from './catalogue-texts.ts'
import { toJson } from './json-file.ts'
import { messagesFolder, readAppWords, readMessages, root, type Message } from './message-source.ts'
import { pictureFinder } from './pictures-of-messages.ts'
import { readSourceTexts } from './source-texts.ts'
import type { Unit } from './translation-file.ts'
import { toXliff } from './xliff-file.ts'

export interface ExportOptions {
  /** A set of the house, or the language tag of a new one: its texts are empty then. */
  readonly set: string
  readonly format: string
  /** Namespaces with commas between; without it all. */
  readonly only?: string | undefined
  /** An app, whose own words alone are exported. */
  readonly app?: string | undefined
  /** What is no message too: words of addresses and laws, and the demo world. A text that is still English counts as none. */
  readonly everything?: boolean | undefined
  readonly to?: string | undefined
}

const writers = { xliff: { ending: 'xlf', write: toXliff }, json: { ending: 'json', write: toJson } }

/** Writes the texts of a set into a folder for translators, with the pictures that show them. Returns the file's path. */
export async function exportWords({
  set,
  format,
  only,
  app,
  everything = false,
  to,
}: ExportOptions): Promise<string> {
  const writer = writers[format as keyof typeof writers]
  if (!writer)
    throw new Error(`There is no format '${format}'. There are: ${Object.keys(writers).join(', ')}.`)
  const [language] = canonical(set)
  const folder = resolve(root, to ?? `translations/${app ?? set}`)
  const own = app && readAppWords(app, set)
  const messages = unitsOf(await chosen(only, own), set, own)
  const units = everything ? [...messages, ...(await otherUnits(set))].map(withoutCopies) : messages
  if (units.length === 0) throw new Error('There is no message to export.')
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  for (const picture of new Set(units.flatMap(({ picture: path }) => path ?? [])))
    copyFileSync(picture, join(folder, pictureName(picture)))
  const file = join(folder, `${set}.${writer.ending}`)
  const withNames = units.map(({ picture, ...unit }) => ({
    ...unit,
    ...(picture && { picture: pictureName(picture) }),
  }))
  writeFileSync(file, writer.write({ language: language ?? set, units: withNames }))
  const missing = units.filter(({ target }) => target === '').length
  console.log(`${units.length} texts, ${missing} without a translation: ${relative(process.cwd(), file)}`)
  return file
}

/** A new language begins as English: such a text has no translation yet. */
const withoutCopies = (unit: Unit): Unit => (unit.target === unit.source ? { ...unit, target: '' } : unit)

/** The texts that are no messages: those beside their English in the sources, and those of the demo world. */
async function otherUnits(set: string): Promise<Unit[]> {
  const sources = readSourceTexts(set).map(({ key, english, text, isTemplate }) => ({
    key,
    namespace: key.slice(0, key.indexOf('#')),
    source: english,
    target: text,
    notes: [
      ...(/routes/.test(key)
        ? ['Part of an address: small letters without accents, hyphens between words.']
        : []),
      ...(isTemplate ? ['What is in ${ } stays as it is.'] : []),
    ],
  }))
  const known = (await readTranslations())[set]
  const world = (await readCatalogueTexts()).map((english) => ({
    key: catalogueKey(english),
    namespace: 'catalogue',
    source: english,
    target: known?.[english] ?? '',
    notes: ['Of the demo world: names and descriptions of campsites, places and facilities.'],
  }))
  return [...sources, ...world]
}

function canonical(set: string): string[] {
  try {
    return Intl.getCanonicalLocales(set)
  } catch {
    throw new Error(`'${set}' is no language tag. Sets of the house: ${messageSets.join(', ')}.`)
  }
}

async function chosen(
  only: string | undefined,
  own: Record<string, string> | undefined | '',
): Promise<Message[]> {
  const messages = await readMessages()
  const wanted = only?.split(',')
  const unknown = wanted?.find((name) => !messages.some(({ namespace }) => namespace === name))
  if (unknown) throw new Error(`There are no messages '${unknown}'.`)
  return messages.filter(
    ({ namespace, key }) => (wanted?.includes(namespace) ?? true) && (!own || key in own),
  )
}

function unitsOf(
  messages: readonly Message[],
  set: string,
  own: Record<string, string> | undefined | '',
): Unit[] {
  const pictureOf = pictureFinder()
  const abouts = new Map<string, string>()
  return messages.map(({ namespace, key, row }) => {
    if (!abouts.has(namespace)) abouts.set(namespace, aboutOf(namespace))
    const source = row['en-GB']
    const house = (row as unknown as Partial<Record<string, string>>)[set] ?? ''
    const values = messageShape(source)
    const picture = pictureOf(key)
    const limit = labelLimit(key)
    const notes = [
      abouts.get(namespace) ?? '',
      values === 'nothing' ? '' : `Values, to be left as they are: ${values}`,
      own ? `The house writes: ${house}` : '',
    ].filter((note) => note !== '')
    return {
      key,
      namespace,
      source,
      target: own ? (own[key] ?? '') : house,
      notes,
      ...(picture && { picture }),
      ...(limit && { limit }),
    }
  })
}

/** What a namespace is for: the comment of its table. */
function aboutOf(namespace: string): string {
  const source = readFileSync(join(messagesFolder, `${namespace}.messages.ts`), 'utf8')
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const/.exec(source)?.[1] ?? ''
  return comment.replaceAll(/\s*\n?\s*\*\s/g, ' ').trim()
}

/** `pictures/pages-home-default.webp` */
function pictureName(path: string): string {
  return `pictures/${basename(dirname(path))}-${basename(path)}`
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { messageSets, type MessageSet } from '@camping/editions/markets.ts'
import { fromJson } from './json-file.ts'
import { judgeText } from './judge-text.ts'
import { appWordsFile, messagesFolder, readAppWords, readMessages, root } from './message-source.ts'
import { bracesIn, readSourceTexts, writeSourceTexts, type SourceText } from './source-texts.ts'
import { readTranslations, writeCatalogueTexts } from './catalogue-texts.ts'
import { placesOf, replaceTexts } from './replace-texts.ts'
import type { TranslationFile } from './translation-file.ts'
import { fromXliff } from './xliff-file.ts'

/** What of a file can be taken over, and why the rest cannot. */
export interface Judged {
  readonly set: MessageSet
  /** Good texts that differ from those that are there, by key. */
  readonly changed: ReadonlyMap<string, string>
  /** Good texts of the demo world, by their English. */
  readonly world: ReadonlyMap<string, string>
  readonly unchanged: number
  readonly untranslated: number
  readonly refused: readonly { readonly key: string; readonly reason: string }[]
}

/** Judges a translated file; nothing is changed. Prints each text that would be refused; the exit code is 1 where there is any. */
export async function checkWords(path: string, app?: string): Promise<Judged> {
  const judged = await judgeFile(read(path), app)
  report(judged)
  return judged
}

/** Writes the good texts of a translated file where they belong. The others are printed, and the exit code is 1. */
export async function importWords(path: string, app?: string): Promise<Judged> {
  const judged = await judgeFile(read(path), app)
  if (app) writeAppWords(app, judged)
  else {
    const isOther = (key: string) => key.includes('#')
    const [others, messages] = [[...judged.changed].filter(([key]) => isOther(key)), new Map(judged.changed)]
    for (const [key] of others) messages.delete(key)
    const lost = writeSourceTexts(judged.set, new Map(others))
    if (lost.length > 0) throw new Error(`Has no place any more: ${lost.join(', ')}.`)
    if (judged.world.size > 0) await writeCatalogueTexts(judged.set, judged.world)
    writeHouseWords({ ...judged, changed: messages })
  }
  report(judged)
  return judged
}

function read(path: string): TranslationFile {
  const ending = extname(path)
  const readers: Record<string, (text: string) => TranslationFile> = {
    '.xlf': fromXliff,
    '.xliff': fromXliff,
    '.json': fromJson,
  }
  const reader = readers[ending]
  if (!reader) throw new Error(`${path} ends neither with .xlf nor with .json.`)
  try {
    return reader(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(`${path} ${(error as Error).message}.`, { cause: error })
  }
}

/**
 * Judges each text of a file against the present messages: an unknown key, an English text that has changed since, other values, a
 * word that its set does not use.
 * @throws {Error} where the file's language is no set of the house
 */
export async function judgeFile({ language, units }: TranslationFile, app?: string): Promise<Judged> {
  const set = messageSets.find((one) => one.toLowerCase() === language.toLowerCase())
  if (!set)
    throw new Error(
      `${language} is no set of messages yet: docs/how-to/add-an-edition.md adds one. There are: ${messageSets.join(', ')}.`,
    )
  const rows = new Map((await readMessages()).map(({ key, row }) => [key, row]))
  const own = app ? readAppWords(app, set) : undefined
  const changed = new Map<string, string>()
  const world = new Map<string, string>()
  const refused: { key: string; reason: string }[] = []
  let [unchanged, untranslated] = [0, 0]
  const places = units.some(({ key }) => key.includes('#')) ? readSourceTexts(set) : []
  const others = new Map(places.map((one) => [one.key, one] as const))
  const translations = (await readTranslations())[set]
  for (const { key, source, target } of units) {
    const isOfWorld = key.startsWith('catalogue:')
    if (isOfWorld || key.includes('#')) {
      const place = others.get(key)
      const reason = isOfWorld ? brokenBraces(source, target) : judgeSource(place, source, target)
      const text = isOfWorld ? translations?.[source] : place?.text
      if (target.trim() === '') untranslated += 1
      else if (reason !== undefined) refused.push({ key, reason })
      else if (target === text) unchanged += 1
      else if (isOfWorld) world.set(source, target)
      else changed.set(key, target)
      continue
    }
    const row = rows.get(key)
    const english = row?.['en-GB'] ?? ''
    const reasons = !row
      ? ['there is no such message']
      : source !== english
        ? [`the English has changed since the export: ${english}`]
        : judgeText({ set, key, english, text: target })
    if (target.trim() === '') untranslated += 1
    else if (reasons.length > 0) refused.push(...reasons.map((reason) => ({ key, reason })))
    else if (target === (own ? own[key] : row?.[set])) unchanged += 1
    else changed.set(key, target)
  }
  return { set, changed, world, unchanged, untranslated, refused }
}

function judgeSource(place: SourceText | undefined, source: string, target: string): string | undefined {
  if (!place) return 'there is no such text'
  if (place.english !== source) return `the English has changed since the export: ${place.english}`
  if (/routes/.test(place.key) && !/^[a-z0-9-]+$/.test(target) && /^[a-z0-9-]+$/.test(source))
    return 'is no part of an address: small letters without accents, and hyphens'
  return brokenBraces(source, target)
}

function brokenBraces(source: string, target: string): string | undefined {
  const [is, must] = [bracesIn(target), bracesIn(source)]
  return is === must ? undefined : `has ${is || 'no values'}, but the English ${must || 'none'}`
}

function writeHouseWords({ set, changed }: Judged): void {
  const files = readdirSync(messagesFolder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  const placed = new Set<string>()
  for (const name of files) {
    const path = join(messagesFolder, name)
    const source = readFileSync(path, 'utf8')
    const places = placesOf(name, source, set)
    const texts = new Map([...changed].filter(([key]) => places.has(key)))
    for (const key of texts.keys()) placed.add(key)
    if (texts.size > 0) writeFileSync(path, replaceTexts(source, places, texts))
  }
  const lost = [...changed.keys()].filter((key) => !placed.has(key))
  if (lost.length > 0) throw new Error(`Written by code, to be changed by hand: ${lost.join(', ')}.`)
}

function writeAppWords(app: string, { set, changed }: Judged): void {
  const texts = { ...readAppWords(app, set), ...Object.fromEntries(changed) }
  const sorted = Object.fromEntries(
    Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
  writeFileSync(join(root, appWordsFile(app, set)), `${JSON.stringify(sorted, undefined, 2)}\n`)
}

function report({ set, changed, world, unchanged, untranslated, refused }: Judged): void {
  for (const { key, reason } of refused) console.log(`${key}: ${reason}`)
  const rest = `${unchanged} as they are, ${untranslated} without a translation`
  console.log(
    `${set}: ${changed.size + world.size} texts change, ${rest}, ${refused.length} reasons to refuse one`,
  )
  if (refused.length > 0) process.exitCode = 1
}

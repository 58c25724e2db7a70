import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { exportWords } from './export-words.ts'
import { judgeFile } from './import-words.ts'
import { fromJson, toJson } from './json-file.ts'
import { appWordsFile, messagesFolder, readMessages, root } from './message-source.ts'
import { placesOf, replaceTexts } from './replace-texts.ts'
import type { TranslationFile, Unit } from './translation-file.ts'
import { fromXliff, toXliff } from './xliff-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'words-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const messages = await readMessages()
const unit = (given: Partial<Unit>): Unit => ({
  key: 'shell.close',
  namespace: 'shell',
  source: 'Close',
  target: 'Fermer',
  notes: [],
  ...given,
})
const bare = ({ language, units }: TranslationFile) => ({
  language,
  units: units.map(({ key, namespace, source, target }) => ({ key, namespace, source, target })),
})

describe('files for translators', () => {
  const awkward: TranslationFile = {
    language: 'fr',
    units: [
      unit({ target: ' deux\u202F! <b>gras</b> & {n, plural, =0 {rien} other {#}} ', notes: ['a <b>', ''] }),
      unit({ key: 'shell.open', target: '', limit: 32, picture: 'pictures/a.webp' }),
      unit({ key: 'home.figures', namespace: 'home', source: '007', target: '1.50' }),
      unit({ key: 'home.quotes', namespace: 'home', source: '’«»"\'', target: ']]> &amp;' }),
    ],
  }

  it.each([
    ['XLIFF', toXliff, fromXliff],
    ['JSON', toJson, fromJson],
  ] as const)('%s gives back every text as it was', (_, write, read) => {
    expect(bare(read(write(awkward)))).toEqual(bare(awkward))
  })

  it('XLIFF states what is without a translation, how long a label may be, and which picture shows it', () => {
    const written = toXliff(awkward)
    expect(written).toContain('<segment state="initial">')
    expect(written).toContain('<unit id="shell.open" slr:sizeRestriction="32">')
    expect(written).toContain('<note category="picture">pictures/a.webp</note>')
  })

  it.each([
    ['<xliff>', /is not valid XML/],
    ['<a/>', /is no XLIFF 2 file/],
    [
      toXliff(awkward).replace('Fermer', 'x').replace('<source>Close', '<source><mrk/>Close'),
      /markup inside shell.close: <mrk>/,
    ],
  ])('a file that cannot be read names the reason: %#', (file, reason) => {
    expect(() => fromXliff(file)).toThrow(reason)
  })

  it.each(['{', '{"units": 1}', '{"language":"fr","units":[{}]}', 'null'])(
    'JSON that is none is refused: %s',
    (file) => {
      expect(() => fromJson(file)).toThrow(/is not valid JSON|has no "language"|has a unit without/)
    },
  )
})

describe('npm run words -- export', () => {
  it('has every message of a set, with pictures for most that pages show', async () => {
    const file = await exportWords({ set: 'fr', format: 'xliff', to: folder })
    const { language, units } = fromXliff(readFileSync(file, 'utf8'))
    expect(language).toBe('fr')
    expect(units.map(({ key }) => key).toSorted()).toEqual(messages.map(({ key }) => key).toSorted())
    expect(units.map(({ key, target }) => [key, target])).toEqual(
      messages.map(({ key, row }) => [key, row.fr]),
    )
    const written = readFileSync(file, 'utf8')
    const pictures = new Set([...written.matchAll(/category="picture">([^<]+)</g)].map(([, path]) => path))
    expect(pictures.size).toBeGreaterThan(20)
    for (const path of pictures) expect(readFileSync(join(folder, path ?? '')).length).toBeGreaterThan(0)
  })

  it('has a new language with everything to be translated, and an app’s own words alone', async () => {
    const danish = await exportWords({ set: 'da', format: 'json', only: 'gone', to: folder })
    const { units } = fromJson(readFileSync(danish, 'utf8'))
    expect(units.length).toBeGreaterThan(0)
    expect(units.filter(({ target }) => target !== '')).toEqual([])
    const own = await exportWords({ set: 'de', app: 'de-at', format: 'json', to: folder })
    const words = JSON.parse(readFileSync(join(root, appWordsFile('de-at', 'de')), 'utf8')) as Record<
      string,
      string
    >
    const exported = fromJson(readFileSync(own, 'utf8')).units
    expect(Object.fromEntries(exported.map(({ key, target }) => [key, target]))).toEqual(words)
  })

  it.each([
    [{ set: 'x', format: 'xliff' }, /is no language tag/],
    [{ set: 'fr', format: 'po' }, /no format 'po'/],
    [{ set: 'fr', format: 'xliff', only: 'nowhere' }, /no messages 'nowhere'/],
  ])('names what it does not know: %#', async (options, reason) => {
    await expect(exportWords({ ...options, to: folder })).rejects.toThrow(reason)
  })
})

describe('judging what comes back', () => {
  const judge = (given: Partial<Unit>) => judgeFile({ language: 'fr', units: [unit(given)] })

  it.each([
    ['an unknown message', { key: 'shell.nowhere' }, /no such message/],
    ['an English text that has changed since', { source: 'Shut' }, /has changed since the export: Close/],
    [
      'a value that is gone',
      { key: 'about.tabs', source: 'About {name}', target: 'Tout' },
      /asks for nothing/,
    ],
    ['broken ICU', { target: 'Fermer {' }, /not readable/],
    ['a word that the set does not use', { target: 'Fermer !' }, /narrow no-break space/],
    ['a typewriter quote', { target: "L'autre" }, /printed ones/],
  ])('refuses %s', async (_, given, reason) => {
    const { refused, changed } = await judge(given)
    expect(refused.map((one) => one.reason).join()).toMatch(reason)
    expect(changed.size).toBe(0)
  })

  it('reports what is new, what is as it was, and what has no translation', async () => {
    expect((await judge({ target: 'Quitter' })).changed).toEqual(new Map([['shell.close', 'Quitter']]))
    expect(await judge({})).toMatchObject({ unchanged: 1, untranslated: 0, refused: [] })
    expect(await judge({ target: ' ' })).toMatchObject({ unchanged: 0, untranslated: 1, refused: [] })
    await expect(judgeFile({ language: 'da', units: [] })).rejects.toThrow(/no set of messages yet/)
  })
})

describe('writing into the source', () => {
  const source = `export const a = {
  // stays
  'a.b': { 'en-GB': 'It’s', fr: 'C’est' },
  'a.c': { 'en-GB': 'x', fr: 'y' },
} as const satisfies MessageTable\n`

  it('changes the text and nothing else', () => {
    const changed = replaceTexts(
      source,
      placesOf('a.ts', source, 'fr'),
      new Map([['a.b', 'L\'autre "un"\n😀']]),
    )
    expect(changed).toBe(source.replace("'C’est'", String.raw`'L\'autre "un"\n😀'`))
  })

  it('finds the place of every text of the house', () => {
    const copy = join(folder, 'messages')
    cpSync(messagesFolder, copy, { recursive: true })
    const names = [...new Set(messages.map(({ namespace }) => `${namespace}.messages.ts`))]
    const files = [...names, 'gift-bought-words.ts', 'gift-order-words.ts', 'gift-withdrawal-words.data.ts']
    const found = files.flatMap((name) => [
      ...placesOf(name, readFileSync(join(copy, name), 'utf8'), 'it').keys(),
    ])
    expect(found.toSorted()).toEqual(messages.map(({ key }) => key).toSorted())
  })
})

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { markets } from '@camping/editions/markets.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkout } from '../places.ts'
import { editionReport } from './edition-report.ts'
import { missingLines, readProject } from './missing-lines.ts'
import { otherTasks } from './other-tasks.ts'
import { readPlan, withCurrency, withMarket, type PlannedMarket } from './planned-market.ts'

const flags = {
  site: 'dk',
  market: 'ALDK',
  apiLocale: 'dk',
  language: 'da',
  messages: 'da',
  languageTag: 'da-DK',
  currency: 'DKK',
  flag: 'dk',
  displayName: 'Danmark',
}
const parametersOf = (changes: Partial<typeof flags> = {}) =>
  Object.entries({ ...flags, ...changes }).map(([name, value]) => `--${name}=${value}`)
const plan = readPlan(parametersOf(), markets) as PlannedMarket

describe('readPlan', () => {
  it('reads a row of markets.ts', () => {
    const { site, ...row } = flags
    expect(plan).toEqual({ site, row })
  })

  it('takes an edition whose row is there by its site code', () => {
    expect(readPlan(['--site=fr'], markets)).toEqual({ site: 'fr', row: markets.fr })
  })

  it.each([
    ['a flag that is missing', parametersOf().slice(1), '--site= is missing: the site code'],
    [
      'a currency by its name',
      parametersOf({ currency: 'kroner' }),
      '--currency=kroner has another form than the currency: DKK.',
    ],
    [
      'a taken site code',
      parametersOf({ site: 'fr' }),
      "There is an edition 'fr' already. For what it lacks: --site=fr alone.",
    ],
    ['a typing mistake', ['--lang=da'], "There is no 'lang'. There are: --site= --market="],
    [
      'a quotation mark',
      parametersOf({ displayName: "Côte d'Ivoire" }),
      'must be written without quotation marks',
    ],
  ])('answers %s with a sentence', (_what, parameters, sentence) => {
    expect(readPlan(parameters, markets)).toContain(sentence)
  })
})

describe('the row in the sources', () => {
  const read = (file: string) => readFileSync(join(checkout, file), 'utf8')

  it('is one of markets.ts, whose types know its language and currency', () => {
    const source = withMarket(read('packages/editions/src/markets.ts'), plan)
    expect(source).toMatch(/readonly language: .*'it' \| 'da'\n/)
    expect(source).toMatch(/readonly messages: .*\| 'da'\n/)
    expect(source).toMatch(/readonly currency: .*\| 'DKK'\n/)
    expect(source).toContain("'dk': { market: 'ALDK', apiLocale: 'dk', language: 'da',")
  })

  it('leaves types alone that know its language', () => {
    const before = read('packages/editions/src/markets.ts')
    const known = { site: 'lu', row: { ...plan.row, language: 'fr', messages: 'fr', currency: 'EUR' } }
    const [types] = withMarket(before, known).split('export const markets')
    expect(before.startsWith(types as string)).toBe(true)
  })

  it('adds a currency once', () => {
    const before = read('packages/contract/src/values.schemas.ts')
    expect(withCurrency(before, 'DKK')).toContain("'CHF', 'DKK'])")
    expect(withCurrency(before, 'EUR')).toBe(before)
  })
})

describe('missingLines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'editions-'))
  const sources = {
    'sets.ts': "export type Language = 'en' | 'fr'\nexport type Country = 'uk' | 'fr'\n",
    'words.ts': `import type { Language } from './sets.ts'
type Row = Record<Language, string>
export const words = {
  'home.title': { en: 'Home', fr: 'Accueil' },
  'home.text': { en: 'Text', fr: 'Texte' },
} satisfies Record<string, Row>
`,
    'fees.ts': `import type { Country } from './sets.ts'
export const fees: Record<Country, number> = { uk: 1, fr: 2 }
export const nameOf = (country: Country): string => {
  switch (country) {
    case 'uk':
      return 'United Kingdom'
    case 'fr':
      return 'France'
  }
}
`,
  }
  const options = {
    strict: true,
    module: 'nodenext',
    target: 'es2023',
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
  }
  beforeAll(() => {
    for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text)
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, include: ['*.ts'] }),
    )
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  const lines = (text?: string) =>
    missingLines(
      folder,
      readProject(join(folder, 'tsconfig.json')),
      new Map(text === undefined ? [] : [[join(folder, 'sets.ts'), text]]),
    )

  it('finds nothing in what is complete', () => expect(lines()).toEqual([]))

  it('names file, line, row and what each lacks, and writes nothing', () => {
    const found = lines(
      "export type Language = 'en' | 'fr' | 'da'\nexport type Country = 'uk' | 'fr' | 'dk'\n",
    )
    expect(found.map(({ file, line, key, lacks }) => ({ file, line, key, lacks }))).toEqual([
      { file: 'fees.ts', line: 2, key: 'fees', lacks: ['dk'] },
      { file: 'fees.ts', line: 3, key: 'nameOf', lacks: [] },
      { file: 'words.ts', line: 4, key: 'home.title', lacks: ['da'] },
      { file: 'words.ts', line: 5, key: 'home.text', lacks: ['da'] },
    ])
    expect(readFileSync(join(folder, 'sets.ts'), 'utf8')).toBe(sources['sets.ts'])
  })
})

describe('editionReport', () => {
  const line = (file: string, key: string, lacks: readonly string[]) => ({
    file,
    line: 4,
    key,
    lacks,
    sentence: 'Type is not assignable.',
  })
  const report = editionReport(plan, {
    words: new Map([['home', ['home.title', 'home.text', 'home.hero', 'home.end']]]),
    lines: [
      line('packages/editions/src/messages/home.messages.ts', 'home.title', ['da']),
      line('packages/catalogue/src/fees.ts', 'fees', ['ALDK']),
      line('packages/editions/src/routes.ts', 'stay.words', ['da']),
      line('packages/editions/src/routes.ts', 'payment.words', ['da']),
      line('packages/api/src/rates.ts', 'rateOf', []),
    ],
    others: [
      { isDone: true, file: 'flags.css', task: 'the flag.' },
      { isDone: false, file: 'apps/dk', task: 'the app.' },
    ],
  })

  it('is one list: words for translators, lines by file and key, code, and the rest', () => {
    expect(report.split('\n').filter((one) => one !== '')).toEqual([
      '# What the edition dk (Danmark, da-DK, DKK) lacks: 9 things',
      expect.stringContaining('Nothing is written.'),
      '## Words: 4 messages in 1 table',
      'For translators: `npm run words -- export --set=da`, then `npm run words -- import …`.',
      '- home: 4 (home.title, home.text, home.hero and 1 more)',
      '## Lines in tables: 3',
      '- packages/catalogue/src/fees.ts:4: lacks `ALDK` (fees)',
      '- packages/editions/src/routes.ts:4: 2 places lack `da` (stay.words, payment.words)',
      '## Code that has to know it: 1 place',
      '- packages/api/src/rates.ts:4: Type is not assignable.',
      '## What no type demands: 1',
      '- apps/dk: the app.',
    ])
  })
})

it('knows what no type demands', () => {
  const open = (planned: PlannedMarket) =>
    otherTasks(checkout, planned)
      .filter(({ isDone }) => !isDone)
      .map(({ task }) => task)
  const danish = open(plan).join('\n')
  expect(danish).toContain('the app: copy the folder')
  expect(danish).toContain("slugs and names in 'da'")
  expect(danish).toContain('a migration for the checks that list currencies')
  // Flag and country of guests are there.
  expect(danish).not.toContain("the flag 'dk'")
  expect(danish).not.toContain('the country DK')
  expect(danish).toContain('catalogueVersion one higher')
  expect(open({ site: 'fr', row: markets.fr })).toEqual([])
})

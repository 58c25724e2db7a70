import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { markets } from '@camping/editions/markets.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { checkout } from '../places.ts'
import { configOf, lockWith, replacedOnce } from './app-of-edition.ts'
import { readRefused } from './compiled-gaps.ts'
import { fillGaps } from './fill-gaps.ts'
import { knownValues } from './known-values.ts'
import { checkedBy, likeNames } from './likes.ts'
import { currencyMigration, withRate } from './new-currency.ts'
import { readPlan, type PlannedMarket } from './planned-market.ts'
import { readOptions } from './read-options.ts'
import { fillRounds, nextVersion } from './write-edition.ts'
import { writtenReport } from './written-report.ts'

const read = (file: string) => readFileSync(join(checkout, file), 'utf8')
const luxembourg = readPlan(['--site=lu', '--like=fr'], markets) as PlannedMarket
const denmark = readPlan(
  ['--site=dk', '--like=de', '--language=da', '--currency=DKK'],
  markets,
) as PlannedMarket

describe('a plan that is like an edition', () => {
  it('follows from the country of its site code', () => {
    expect(luxembourg).toEqual({
      site: 'lu',
      like: 'fr',
      row: {
        market: 'ALLU',
        apiLocale: 'lu',
        language: 'fr',
        messages: 'fr',
        languageTag: 'fr-LU',
        currency: 'EUR',
        flag: 'lu',
        displayName: 'Luxembourg',
      },
    })
    expect(denmark.row).toMatchObject({ messages: 'da', languageTag: 'da-DK', displayName: 'Danmark' })
  })

  it('names the editions where there is none like it', () => {
    expect(readPlan(['--site=lu', '--like=es'], markets)).toContain('--like=es is no edition. There are: uk,')
  })

  it('takes the rate of a currency apart, and refuses one that is no number', () => {
    expect(readOptions(['--site=dk', '--rate=7.46', '--write'])).toEqual({
      flags: ['--site=dk'],
      isWriting: true,
      rate: 7.46,
    })
    expect(() => readOptions(['--rate=seven'])).toThrow('--rate=seven is no number above zero')
  })
})

describe('fillGaps', () => {
  const source = `const zones: Record<SiteCode, string> = { fr: 'Paris', 'de-ch': 'Zurich' } // why
export const words = {
  title: { 'en-GB': 'Title', fr: 'Titre' },
  count: { 'en-GB': (n) => \`\${n} stays\`, fr: String },
} satisfies Table
const short = (en: string) => localise({ en })
`
  const likes = new Map([
    ['lu', ['fr']],
    ['da', ['en-GB', 'en']],
  ])
  const at = (line: number, column: number, lacks: string) => ({ line, column, lacks: [lacks] })

  it('adds the line that it is like, and leaves the rest as it is', () => {
    const { source: filled, copied } = fillGaps({ file: 'a.ts', source }, [at(1, 7, 'lu'), at(3, 3, 'da')], {
      likes,
    })
    expect(filled.split('\n').slice(0, 3)).toEqual([
      "const zones: Record<SiteCode, string> = { fr: 'Paris', lu: 'Paris', 'de-ch': 'Zurich' } // why",
      'export const words = {',
      "  title: { 'en-GB': 'Title', da: 'Title', fr: 'Titre' },",
    ])
    expect(copied).toEqual([
      { file: 'a.ts', key: 'zones', name: 'lu', like: 'fr', value: "'Paris'" },
      { file: 'a.ts', key: 'words.title', name: 'da', like: 'en-GB', value: "'Title'" },
    ])
  })

  it('copies functions and short properties', () => {
    const { source: filled } = fillGaps({ file: 'a.ts', source }, [at(4, 3, 'da'), at(6, 42, 'da')], {
      likes,
    })
    expect(filled).toContain('`${n} stays`, da: (n) => `${n} stays`, fr: String')
    expect(filled).toContain('localise({ en, da: en })')
  })

  it('takes what is known of the country instead', () => {
    const known = new Map([['zones', "'Europe/Luxembourg'"]])
    const { source: filled, copied } = fillGaps({ file: 'a.ts', source }, [at(1, 7, 'lu')], { likes, known })
    expect(filled).toContain("lu: 'Europe/Luxembourg'")
    expect(copied[0]?.like).toBe('')
  })

  it('leaves a gap open that no line is like', () => {
    const gap = at(1, 7, 'es')
    expect(fillGaps({ file: 'a.ts', source }, [gap], { likes })).toEqual({ source, copied: [], open: [gap] })
  })
})

describe('what the compiler refuses', () => {
  const output = `packages/a.ts(3,7): error TS2741: Property 'lu' is missing in type '{}' but required in type 'Record<SiteCode, string>'.
packages/b.ts(4,1): error TS1360: Type '{}' does not satisfy the expected type 'Table'.
  Property 'home.title' is incompatible with index signature.
    Property 'da' is missing in type '{}'.
packages/c.ts(1,1): error TS2366: Function lacks ending return statement.
`

  it('is gaps with what they lack, and the rest in its own words', () => {
    const { gaps, others } = readRefused(output)
    expect(Object.fromEntries(gaps)).toEqual({
      'packages/a.ts': [{ line: 3, column: 7, lacks: ['lu'] }],
      'packages/b.ts': [{ line: 4, column: 1, lacks: ['da'] }],
    })
    expect(others).toEqual(['packages/c.ts(1,1): error TS2366: Function lacks ending return statement.'])
  })

  const folder = mkdtempSync(join(tmpdir(), 'edition-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is filled round by round, until only what nobody can write is left', () => {
    writeFileSync(join(folder, 'a.ts'), 'const a = { fr: 1 }\nconst b = { fr: 2 }\n')
    const gap = (line: number, lacks: string) => ({ line, column: 7, lacks: [lacks] })
    const rounds = [[gap(1, 'lu')], [gap(2, 'lu')], [gap(1, 'other')]]
    const written = fillRounds(folder, new Map([['lu', ['fr']]]), {
      compile: () => ({ gaps: new Map([['a.ts', rounds.shift() ?? []]]), others: [] }),
      print: () => {},
      known: new Map(),
    })
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe(
      'const a = { fr: 1, lu: 1 }\nconst b = { fr: 2, lu: 2 }\n',
    )
    expect(written.copied).toHaveLength(2)
    expect(written.open).toEqual(['a.ts:1: lacks other'])
  })
})

describe('the places of this checkout', () => {
  it('the app of an edition gets another identity, and its legal data stay to be checked', () => {
    const config = configOf(read('apps/fr/app.config.ts'), 'fr', 'lu')
    expect(config).toContain("id: 'lu'")
    expect(config).toContain("sites: ['lu']")
    expect(config).toContain("'lu': 'lu.alder.example'")
    expect(config).not.toContain('GTM-ALDERFR')
    expect(config).toContain('Alder Camping France SAS')
  })

  it('an app without an id of its own is refused', () => {
    expect(() => configOf("export default defineApp({ sites: ['fr'] })", 'fr', 'lu')).toThrow(
      "apps/fr/app.config.ts has no 'id'",
    )
  })

  it('the lock file has the app in its place', () => {
    const lock = lockWith(read('pnpm-lock.yaml'), 'fr', 'lu')
    const apps = [...lock.matchAll(/^ {2}apps\/([\w-]+):$/gm)].map(([, name = '']) => name)
    expect(apps).toEqual(apps.toSorted((one, other) => (one < other ? -1 : 1)))
    expect(apps).toContain('lu')
    const part = (name: string) => lock.split(`\n  apps/${name}:\n`)[1]?.split('\n\n')[0]
    expect(part('lu')).toBe(part('fr'))
    expect(() => lockWith('', 'fr', 'lu')).toThrow("no part 'apps/fr'")
  })

  it('the version of the catalogue is one higher', () => {
    const file = 'packages/catalogue/src/create-catalogue.ts'
    const [, number] = /catalogueVersion = '\d+-(\d+)'/.exec(read(file)) ?? []
    expect(nextVersion(read(file))).toMatch(new RegExp(`catalogueVersion = '\\d+-0?${Number(number) + 1}'`))
    expect(() => nextVersion('')).toThrow("no catalogueVersion like '2026-10'")
  })

  it('a currency has a rate and a migration of all columns that check one', () => {
    const rates = withRate(read('packages/catalogue/src/content/market-terms.ts'), 'DKK', 7.46)
    expect(rates).toContain("{ currency: 'DKK', ppm: 7_460_000, rateDate },\n]")
    const folder = join(checkout, 'packages/api/src/migrations')
    const names = readdirSync(folder)
    const sources = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
    const { name, sql } = currencyMigration(sources, 'DKK')
    expect(names).not.toContain(name)
    const checks = [...sources.values()].join('').match(/check \(\w*currency in \(/g) ?? []
    expect(sql.match(/add constraint/g)).toHaveLength(checks.length)
    expect(sql).toContain("check (currency in ('EUR', 'GBP', 'CHF', 'DKK'))")
    expect(() => currencyMigration(new Map(), 'DKK')).toThrow('nothing to widen')
  })

  it('a place that is not there once is a sentence', () => {
    expect(() => replacedOnce('a a', ['a', 'b'], 'x.ts')).toThrow("x.ts: 'a' should be there once")
  })
})

it('knows time zone, figures and postcode of a country', () => {
  expect(Object.fromEntries(knownValues(luxembourg))).toMatchObject({
    timeZones: "'Europe/Luxembourg'",
    amounts: "'1.103,84 €'",
    postcodes: "'1111'",
  })
  expect(knownValues(denmark).get('amounts')).toBe("'1.103,84 kr.'")
})

it('a new language is like English, everything else like the edition', () => {
  expect(Object.fromEntries(likeNames(denmark, { site: 'de', row: markets.de }, markets.uk))).toMatchObject({
    da: ['en-GB', 'en'],
    ALDK: ['ALDE'],
    dk: ['de', 'de'],
    DKK: ['EUR'],
  })
  expect([...likeNames(luxembourg, { site: 'fr', row: markets.fr }, markets.uk).keys()]).not.toContain('fr')
})

describe('writtenReport', () => {
  const line = (file: string, name: string) => ({ file, key: 'rows', name, like: 'fr', value: '1' })
  const report = writtenReport(
    luxembourg,
    {
      copied: [
        line('packages/editions/src/legal-requirements.ts', 'lu'),
        line('packages/catalogue/src/content/market-terms.ts', 'ALLU'),
      ],
      open: ['a.ts(1,1): error'],
    },
    [{ isDone: false, file: 'flags.css', task: 'the flag.' }],
  )

  it('is by who has to check it, and names what nobody could write', () => {
    expect(report.split('\n').filter((one) => /^[#-]/.test(one))).toEqual([
      '# Luxembourg (lu) is there, with the values of fr',
      '## To be checked by: operator',
      expect.stringContaining('apps/lu/app.config.ts: domain, company'),
      '## To be checked by: market manager',
      '- packages/catalogue/src/content/market-terms.ts (rows.ALLU): 1, copied from fr',
      '## To be checked by: counsel',
      '- packages/editions/src/legal-requirements.ts (rows.lu): 1, copied from fr',
      '## Not written, to be done by an engineer',
      '- a.ts(1,1): error',
      '- flags.css: the flag.',
    ])
  })

  it('knows who answers for a file', () => {
    expect(
      ['apps/lu/app.config.ts', 'packages/editions/src/legal/terms-words.data.ts'].map(checkedBy),
    ).toEqual(['operator', 'counsel'])
  })
})

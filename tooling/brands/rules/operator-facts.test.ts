import { legalRequirements } from '@camping/editions/legal-requirements.ts'
import { siteCodes, type SiteCode } from '@camping/editions/markets.ts'
import { describe, expect, it } from 'vitest'
import { judgeBrands } from '../brand-rules.ts'
import { readBrands } from '../read-brands.ts'
import { brandsWith, findingsOf, soundBrands } from '../testing/sound-brands.ts'
import { operatorFacts } from './operator-facts.ts'

const { brands } = await readBrands()
const legal = soundBrands.apps[1]!.config.legal
const inSites = (sites: readonly SiteCode[], more: object = {}) => ({
  config: { sites, legal: { ...legal, ...more } },
})

it('leaves sound brands alone', () => expect(operatorFacts(soundBrands)).toEqual([]))

describe.each(siteCodes)('an app for %s', (site) => {
  const app = brands.apps.find(({ config }) => config.home === 'storefront' && config.sites.includes(site))!
  const facts = Object.entries(legalRequirements[site].facts)

  it.each(facts)('needs %s by %s', (fact, law) => {
    const found = findingsOf(operatorFacts, {
      config: { sites: [site], legal: { ...app.config.legal, [fact]: undefined } },
    })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(`apps/pond/app.config.ts | legal.${fact} | is missing. `)
    expect(found[0]).toContain(law)
  })

  it('needs cover where it sells packages', () => {
    const config = { sites: [site], legal: { ...app.config.legal, sellsPackages: true } }
    const found = findingsOf(operatorFacts, { config })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain('legal.insolvencyCover | is missing')
    expect(found[0]).toContain(legalRequirements[site].packages)
    const insolvencyCover = { insurer: 'A', address: 'B', reference: 'C' }
    expect(
      findingsOf(operatorFacts, { config: { ...config, legal: { ...config.legal, insolvencyCover } } }),
    ).toEqual([])
  })
})

it.each<[string, Parameters<typeof findingsOf>[1], string]>([
  [
    'a mediator that French law wants',
    inSites(['fr'], {
      ...brands.apps.find(({ folder }) => folder === 'fr')!.config.legal,
      disputes: { takesPart: false },
    }),
    'legal.disputes.takesPart | is false, but France wants every shop to name a mediator',
  ],
  [
    'a body without a name',
    inSites(['nl'], { disputes: { takesPart: true } }),
    'legal.disputes.body | is missing',
  ],
  [
    'a number without its country',
    inSites(['nl'], { vatNumber: '123456789' }),
    "legal.vatNumber | '123456789' must begin",
  ],
  [
    'an empty fact',
    inSites(['nl'], { vatNumber: ' ' }),
    'legal.vatNumber | is missing. The Netherlands wants it',
  ],
  [
    'a partner that there is not',
    inSites(['nl'], { contractPartner: 'us' }),
    "legal.contractPartner | 'us' is none of: campsite, operator.",
  ],
  [
    'a host without a country in its number',
    inSites(['nl'], { host: { name: 'A', address: 'B', phone: '0499 550110' } }),
    'legal.host.phone |',
  ],
  [
    'an officer without an address',
    inSites(['nl'], { dataProtectionOfficer: 'Ann' }),
    "'Ann' is not an e-mail address",
  ],
  [
    'a signature under no page',
    inSites(['nl'], { signed: { about: { by: 'Ann', on: '2026-11-26' } } }),
    'legal.signed.about | is no page with a text to sign',
  ],
  [
    'a signature without a day',
    inSites(['nl'], { signed: { terms: { by: 'Ann', on: 'soon' } } }),
    "legal.signed.terms.on | 'soon' must be a day",
  ],
  [
    'a signature of nobody',
    inSites(['nl'], { signed: { terms: { by: '', on: '2026-11-26' } } }),
    'legal.signed.terms.by | is empty',
  ],
])('reports %s', (_what, broken, sentence) => {
  const found = findingsOf(operatorFacts, broken)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(sentence)
})

it('names a fact once, though two countries want it', () =>
  expect(
    findingsOf(operatorFacts, inSites(['nl', 'it', 'de'], { vatNumber: undefined })).filter((line) =>
      line.includes('vatNumber'),
    ),
  ).toHaveLength(1))

it('is one of the rules that every brand is judged by', () =>
  expect(judgeBrands(brandsWith(inSites(['nl'], { vatNumber: undefined }))).map(({ key }) => key)).toEqual([
    'legal.vatNumber',
  ]))

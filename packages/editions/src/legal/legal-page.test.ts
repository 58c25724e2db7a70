import { describe, expect, it } from 'vitest'
import type { AppConfig } from '../define-app.ts'
import { house } from '../house.ts'
import type { LegalEntity } from '../legal-entity.ts'
import { appTextTags, type LegalTag } from '../legal-tags.ts'
import { markets, siteCodes, type SiteCode } from '../markets.ts'
import { footerMessages } from '../messages/footer.messages.ts'
import { legalPage } from './legal-page.ts'
import { storedInBrowser } from './stored-in-browser.data.ts'
import { textOwners } from './text-owners.data.ts'
import { unsignedTexts } from './unsigned-texts.ts'

const legal: LegalEntity = {
  company: 'Pond Parks B.V.',
  address: '1 Pond Road',
  email: 'hello@pond.example',
  phone: '+31 515 555 0110',
  registration: 'KvK 00000000',
  representative: 'Ann Reed',
  vatNumber: 'NL000000000B00',
  shareCapital: '50 000 €',
  publisher: 'Ben Reed',
  host: { name: 'Pond Hosting', address: '2 Pond Road', phone: '+31 515 555 0120' },
  supervisoryAuthority: 'Pond Council',
  disputes: { takesPart: true, body: 'Pond Mediation', website: 'www.mediation.example' },
  contractPartner: 'campsite',
  offerors: 'traders',
  sellsPackages: true,
  insolvencyCover: { insurer: 'Pond Insurance', address: '3 Pond Road', reference: 'P-77' },
  dataProtectionOfficer: 'officer@pond.example',
}
const config: Pick<
  AppConfig,
  'displayName' | 'legal' | 'supports' | 'tagManagerId' | 'chatbot' | 'flagship'
> = {
  displayName: 'Pond Parks',
  legal,
  supports: house.supports,
  tagManagerId: 'GTM-POND',
  chatbot: { provider: 'http', url: 'https://chat.pond.example' },
  flagship: 'true',
}
const page = (tag: LegalTag, site: SiteCode, more: object = {}, isDemonstration = false) =>
  legalPage(tag, { site, config: { ...config, ...more }, isDemonstration })
const wordsOf = (tag: LegalTag, site: SiteCode, more: object = {}) => {
  const { own, before, added } = page(tag, site, more)
  return [...before, ...(own?.blocks ?? []), ...added]
    .map(({ heading, body }) => `${heading ?? ''}\n${body}`)
    .join('\n\n')
}

describe.each(siteCodes)('%s', (site) => {
  it('states every fact of the operator on its imprint', () => {
    const words = wordsOf('imprint', site)
    for (const fact of [
      'Ann Reed',
      'NL000000000B00',
      '50 000 €',
      'Ben Reed',
      'Pond Hosting, 2 Pond Road, +31 515 555 0120',
      'Pond Council',
      'Pond Mediation, www.mediation.example',
      'Pond Insurance, 3 Pond Road',
      'P-77',
      'hello@pond.example',
    ])
      expect(words).toContain(fact)
  })

  it('names contract partner, complaints and cover in its terms', () => {
    const words = wordsOf('terms', site)
    for (const fact of ['Pond Parks B.V.', 'Pond Mediation', 'P-77']) expect(words).toContain(fact)
    const own = wordsOf('terms', site, { legal: { ...legal, contractPartner: 'operator' } })
    expect(own).not.toBe(words)
    expect(own).toContain('Pond Parks B.V.')
  })

  it('states what Article 13 wants stated', () => {
    const words = wordsOf('privacy', site)
    expect(words).toContain('Pond Parks B.V., 1 Pond Road')
    expect(words).toContain('officer@pond.example')
    // Nine purposes with their legal basis, recipients, periods, rights, the authority.
    expect(words.match(/(Art\.|art\.) ?(6|31)/g)?.length).toBeGreaterThanOrEqual(9)
    expect(words).toMatch(/Google/)
    expect(words).toMatch(/www\./)
    expect(page('privacy', site).added.length).toBeGreaterThanOrEqual(6)
  })

  it('states on accessibility what Annex V wants stated', () => {
    const words = wordsOf('accessibility', site)
    for (const fact of ['EN 301 549', 'WCAG 2.2', '2026', 'hello@pond.example', '+31 515 555 0110'])
      expect(words.toLowerCase()).toContain(fact.toLowerCase())
  })

  it('lists all that a browser stores', () => {
    const { added } = page('cookies', site)
    const table = added.find(({ body }) => body.startsWith('| '))?.body ?? ''
    for (const { names } of storedInBrowser) expect(table).toContain(names[0])
    for (const line of table.split('\n').filter((one) => one !== ''))
      expect(line.split(' | ')).toHaveLength(3)
    expect(page('privacy', site).added).toContainEqual(expect.objectContaining({ body: table }))
  })

  it('promises settings only where the footer has them, in the footer’s own word', () => {
    const settings = footerMessages['footer.consent'][markets[site].messages]
    const none = { tagManagerId: undefined, chatbot: undefined, flagship: undefined }
    const textWith = (more: object) => page('cookies', site, { ...none, ...more }).added[0]?.body ?? ''
    const counters = { visitCounters: { [site]: { provider: 'matomo' } } }
    const kinds = [{ tagManagerId: 'GTM-POND' }, counters, { flagship: 'true' }, { chatbot: config.chatbot }]
    for (const more of kinds) expect(textWith(more)).toContain(settings)
    expect(textWith({})).not.toContain(settings)
    // Tags, statistics alone, the chatbot alone, nothing: each says something else.
    expect(new Set([{}, ...kinds].map(textWith)).size).toBe(4)
  })

  it.each(appTextTags)('leaves nothing to be filled in on %s', (tag) => {
    const words = wordsOf(tag, site)
    expect(words).not.toMatch(/\{|\}|undefined|\bnull\b|NaN/)
    const { messages } = markets[site]
    expect(messages === 'de-CH' && words.includes('ß')).toBe(false)
  })
})

it('breaks no line before a sign that belongs to the word', () => {
  const french = (['imprint', 'terms', 'privacy', 'accessibility'] as const)
    .map((tag) => wordsOf(tag, 'fr'))
    .join('\n')
  expect(french).toMatch(/\u00A0:/)
  expect(french).toMatch(/\u202F;/)
  expect(french).not.toMatch(/ [;!?»]|« /)
  expect(wordsOf('terms', 'de')).toContain('30\u00A0%')
})

describe('what is not there', () => {
  const bare = { company: 'A', address: 'B', email: 'c@d.example', phone: '+31', registration: 'E' }

  it('is not spoken of', () => {
    const words = wordsOf('imprint', 'de', { legal: bare })
    expect(words).not.toMatch(/Vertreten|Umsatzsteuer|Hosting|Insolvenz/)
  })

  it('stores nothing, and needs no consent', () => {
    const words = wordsOf('privacy', 'de', {
      supports: { portal: true },
      tagManagerId: undefined,
      chatbot: undefined,
      flagship: undefined,
    })
    expect(words).not.toMatch(/Google|Newsletter|Zahlungen:|_ga|consent/)
    expect(words).toMatch(/__Host-session/)
  })
})

it('speaks of a demonstration in a demonstration alone', () => {
  for (const site of siteCodes)
    for (const tag of appTextTags) {
      const said = JSON.stringify(page(tag, site))
      expect(said).not.toMatch(/d[eé]monstrati|dimostrazione|erfunden|verzonnen|fictif|inventat/i)
    }
  for (const site of siteCodes) {
    expect(page('imprint', site, {}, true).before[0]?.body).toMatch(/d[eé]monstrati|dimostrazione/i)
    expect(page('terms', site, {}, true).before[0]?.body).toMatch(/d[eé]monstrati|dimostrazione/i)
  }
})

describe('payment', () => {
  const paymentIn = (site: SiteCode, more: object) =>
    page('terms', site, more).added.find(({ body }) => body.includes('%'))?.body

  it('is due as the app sets it', () => {
    expect(paymentIn('uk', {})).toContain(
      'A deposit of 30% is due within 48 hours of booking, and the balance 42 days before',
    )
    const own = paymentIn('de', { paymentTerms: { depositPercent: 20, balanceDays: 28, graceHours: 96 } })
    expect(own).toContain('20\u00A0%')
    expect(own).toContain('28 Tage')
    expect(own).toContain('96 Stunden')
    expect(paymentIn('uk', { paymentTerms: { ends: false } })).not.toContain('your booking ends')
  })

  it('is not spoken of where nothing is booked', () =>
    expect(paymentIn('uk', { supports: { portal: true } })).toBeUndefined())
})

describe('withdrawal', () => {
  it.each<[SiteCode, RegExp, RegExp]>([
    ['de-at', /Rücktritt/, /Widerruf|widerrufen/],
    ['de', /§ 312g Abs\. 2 Nr\. 9 BGB/, /FAGG/],
    ['de-ch', /Annullieren/, /stornier|BGB|FAGG/i],
    ['fr', /L\. 221-28/, /BGB/],
    ['nl', /6:230p/, /WER/],
    ['nl-be', /art\. VI\.53/, /BW/],
    ['it', /art\. 59/, /BGB/],
    ['uk', /Consumer Contracts Regulations 2013/, /withdraw/i],
    ['ie', /Consumer Rights Act 2022/, /withdraw/i],
  ])('is worded in %s by its law', (site, right, wrong) => {
    const block = page('terms', site).added.find(({ body }) => right.test(body))
    expect(block).toBeDefined()
    expect(`${block?.heading} ${block?.body}`).not.toMatch(wrong)
  })

  it('is Rücktritt on the Austrian page about gift vouchers, and an app’s own text comes before it', () => {
    const { own } = page('withdrawal', 'de-at')
    expect(own?.title).toBe('Belehrung über das Rücktrittsrecht')
    expect(JSON.stringify(own)).not.toMatch(/widerruf/i)
    const text = { title: null, blocks: [{ heading: null, body: 'Ours.' }] }
    expect(legalPage('withdrawal', { site: 'de-at', config, isDemonstration: false }, text).own).toBe(text)
    expect(page('withdrawal', 'de').own).toBeUndefined()
  })
})

describe('an app’s own text', () => {
  const text = { title: null, blocks: [{ heading: null, body: 'Ours.' }] }
  const added = (tag: LegalTag) =>
    legalPage(tag, { site: 'de', config, isDemonstration: false }, text).added.map(({ heading }) => heading)

  it('is followed by facts, and not by what the house writes', () => {
    expect(added('terms')).toEqual([
      'Ihr Vertragspartner',
      'Beschwerden und Streitbeilegung',
      'Insolvenzabsicherung',
    ])
    expect(added('privacy')).toEqual([])
    expect(added('cookies')).toEqual(['Was in Ihrem Browser gespeichert wird'])
  })
})

describe('signatures', () => {
  const signed = (on: string) => ({
    supports: { checkout: true },
    legal: { ...legal, signed: { terms: { by: 'Reed & Reed', on } } },
  })

  it('has an owner and a day for the text of every page', () => {
    for (const tag of appTextTags) {
      expect(textOwners[tag].owner).not.toBe('')
      expect(textOwners[tag].changedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }
  })

  it('count until the wording changes', () => {
    const tags = (on: string) => unsignedTexts(signed(on)).map(({ tag }) => tag)
    expect(tags(textOwners.terms.changedOn)).toEqual(['privacy', 'cookies', 'accessibility', 'imprint'])
    expect(tags('2026-01-01')).toContain('terms')
  })

  it('are required for the texts of a sale where there is one', () => {
    expect(unsignedTexts({ supports: { voucherSale: true }, legal }).map(({ tag }) => tag)).toContain(
      'withdrawal',
    )
    expect(unsignedTexts({ supports: {}, legal }).map(({ tag }) => tag)).not.toContain('withdrawal')
  })
})

import { describe, expect, it } from 'vitest'
import { chooserHtml } from '../files/chooser.ts'
import { createHostTable } from './pick-app.ts'
import { localeCookie } from '@camping/editions/locale-cookie.ts'
import { preferredLanguages, rootEdition } from './root-path.ts'
import { fakeApp, fakeApps, house } from '../testing/fake-apps.ts'

const hostOf = createHostTable([...fakeApps, fakeApp('ie', house, ['ie'])])
const shared = hostOf('localhost')

describe('the edition of the root path', () => {
  it('stores the locale cookie as editions-4 requires', () => {
    expect(localeCookie).toEqual({ name: 'locale', maxAge: 365 * 24 * 60 * 60 })
  })

  it.each([
    ['the cookie before the browser', 'nl', 'de-CH', 'nl'],
    ['not an edition of another brand', 'fr', 'nl-NL', 'nl'],
    ['not a word that is no edition', '__proto__', 'nl', 'nl'],
    ['Swiss German', undefined, 'de-CH,de;q=0.9,en;q=0.8', 'de-ch'],
    ['German of any country', undefined, 'de-LI', 'de'],
    ['the language alone', undefined, 'de', 'de'],
    ['British English', undefined, 'en-GB,en;q=0.5', 'uk'],
    ['Irish English', undefined, 'en-IE', 'ie'],
    ['English of elsewhere', undefined, 'en-US', 'uk'],
    ['English of nowhere', undefined, 'en', 'uk'],
    ['Flemish without a Belgian edition', undefined, 'nl-BE', 'nl'],
    ['the best by weight, not by place', undefined, 'nl;q=0.5, de;q=0.9', 'de'],
    ['no language with weight nought', undefined, 'de;q=0, nl;q=0.1', 'nl'],
    ['the next when the best has no edition', undefined, 'ja,sv;q=0.9,nl;q=0.2', 'nl'],
    ['nobody’s language', undefined, 'ja', undefined],
    ['any language', undefined, '*', undefined],
    ['no header', undefined, undefined, undefined],
    ['nonsense', undefined, ';;;,=,q=1;;-;', undefined],
  ])('%s', (_, cookie, header, site) => {
    expect(rootEdition(shared, cookie, header)).toBe(site)
  })

  it('is the United Kingdom for English of elsewhere, in whichever order the editions stand', () => {
    const byName = createHostTable([fakeApp('ie', house, ['ie']), ...fakeApps])('localhost')
    for (const header of ['en-US,en;q=0.9', 'en', 'en-AU'])
      expect(rootEdition(byName, undefined, header)).toBe('uk')
    expect(rootEdition(byName, undefined, 'en-IE,en;q=0.9')).toBe('ie')
  })

  it("is the domain's, whatever cookie and browser prefer", () => {
    expect(rootEdition(hostOf('uk.alder.example'), 'nl', 'de')).toBe('uk')
  })

  it('reads at most ten languages', () => {
    const header = [...Array.from({ length: 10 }, (_, index) => `x${index};q=0.5`), 'nl'].join()
    expect(preferredLanguages(header)).not.toContain('nl')
    expect(preferredLanguages(header)).toHaveLength(10)
  })

  it('leaves out languages whose weight is no number', () => {
    expect(preferredLanguages('de;q=high, nl;q=0.1')).toEqual(['nl'])
  })
})

describe('the chooser', () => {
  it('lists every edition of the host in its own language and no other', () => {
    const html = chooserHtml(shared)
    expect([...html.matchAll(/<a href="([^"]+)"/g)].map((match) => match[1])).toEqual([
      '/de',
      '/de-ch',
      '/nl',
      '/uk',
      '/ie',
    ])
    expect(html).toContain(
      '<a href="/de-ch" hreflang="de-CH" lang="de-CH"><b>Schweiz</b><span>Deutsch</span></a>',
    )
    expect(html).not.toContain('<script')
  })

  it('offers the languages of its editions only', () => {
    const requested = (name: string) =>
      [...chooserHtml(hostOf(name)).matchAll(/<span lang="(\w\w)">/g)].map((match) => match[1])
    expect(requested('localhost')).toEqual(['en', 'de', 'nl'])
    expect(requested('lakeland.localhost')).toEqual(['de', 'nl'])
  })
})

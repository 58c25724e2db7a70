import { expect, it } from 'vitest'
import { soundBrands, findingsOf } from '../testing/sound-brands.ts'
import { uniqueDomains } from './unique-domains.ts'

it('leaves sound brands alone', () => expect(uniqueDomains(soundBrands)).toEqual([]))

it.each([
  [
    'an edition without a host name',
    { config: { domains: {} } },
    'apps/pond/app.config.ts | domains.nl | is missing',
  ],
  [
    'a host name of another app',
    { config: { domains: { nl: 'uk.hill.example' } } },
    'taken by apps/hill/app.config.ts, domains.uk',
  ],
  [
    'an address in place of a host name',
    { config: { domains: { nl: 'https://pond.example/' } } },
    'is not a host name',
  ],
  [
    'a host name of an edition that is not served',
    { config: { domains: { nl: 'nl.pond.example', de: 'de.pond.example' } } },
    "does not serve 'de'",
  ],
])('reports %s', (_what, broken, sentence) => {
  const found = findingsOf(uniqueDomains, broken)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(sentence)
})

import { expect, it } from 'vitest'
import { findingsOf, soundBrands } from '../testing/sound-brands.ts'
import { visitCounters } from './visit-counters.ts'

const sound = { provider: 'matomo', url: 'https://stats.pond.example', ids: { nl: '3' } }
const findingsIn = (change: object) =>
  findingsOf(visitCounters, { config: { visitCounters: [{ ...sound, ...change }] } })

it('leaves sound brands and sound counters alone', () => {
  expect(visitCounters(soundBrands)).toEqual([])
  expect(findingsIn({})).toEqual([])
  expect(findingsIn({ provider: 'plausible', ids: { nl: 'nl.pond.example' } })).toEqual([])
})

it.each<[string, object, string]>([
  [
    'an unknown service',
    { provider: 'piwik' },
    "[0].provider | 'piwik' is no counter that we know. Those are: matomo, plausible.",
  ],
  [
    'an address without its beginning',
    { url: 'stats.pond.example' },
    "[0].url | 'stats.pond.example' must be https://",
  ],
  ['an address with a path', { url: 'https://stats.pond.example/matomo.php' }, '[0].url |'],
  ['an edition without an id', { ids: {} }, '[0].ids.nl | is missing'],
  ['another edition', { ids: { nl: '3', uk: '4' } }, "[0].ids.uk | 'uk' is not served by this app"],
  [
    'an id of another service',
    { ids: { nl: 'nl.pond.example' } },
    "[0].ids.nl | 'nl.pond.example' must be the number of the website",
  ],
])('names %s, and the remedy', (_, change, sentence) => {
  const found = findingsIn(change)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(sentence)
})

import { expect, it } from 'vitest'
import { soundBrands, findingsOf } from '../testing/sound-brands.ts'
import { errorReporting } from './error-reporting.ts'

const dsn = `https://${'0123456789abcdef'.repeat(2)}@errors.example/1`

it('leaves sound brands alone', () => expect(errorReporting(soundBrands)).toEqual([]))

it('takes an address for an edition of the app', () =>
  expect(findingsOf(errorReporting, { config: { sites: ['nl'], errorReporting: { nl: dsn } } })).toEqual([]))

it.each([
  ['an address without encryption', { nl: dsn.replace('https', 'http') }, 'must look like https://'],
  ['an address with a secret', { nl: dsn.replace('@', ':secret@') }, 'must look like https://'],
  ['an edition of another app', { fr: dsn }, "'fr' is not served by this app"],
])('reports %s', (_what, addresses, sentence) => {
  const found = findingsOf(errorReporting, { config: { sites: ['nl'], errorReporting: addresses } })
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(sentence)
})

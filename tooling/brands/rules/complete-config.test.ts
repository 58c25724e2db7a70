import { expect, it } from 'vitest'
import { soundBrands, toldBy } from '../testing/sound-brands.ts'
import { completeConfig } from './complete-config.ts'

it('leaves sound brands alone', () => expect(completeConfig(soundBrands)).toEqual([]))

it.each([
  [
    'a setting that is missing',
    { config: { legal: undefined } },
    'apps/pond/app.config.ts | legal | is missing',
  ],
  ['a text where a list belongs', { config: { sites: 'nl' } }, 'sites | must be a list in square brackets'],
  ['a word that is none', { config: { suports: {} } }, 'suports | is not a setting we know'],
  ['an optional setting of the wrong kind', { config: { maps: 'map' } }, 'maps | must be a group'],
])('tells of %s', (_what, broken, told) => {
  const found = toldBy(completeConfig, broken)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(told)
})

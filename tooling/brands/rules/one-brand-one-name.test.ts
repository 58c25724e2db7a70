import { expect, it } from 'vitest'
import { soundBrands, findingsOf } from '../testing/sound-brands.ts'
import { oneBrandOneName } from './one-brand-one-name.ts'

it('leaves sound brands alone', () => expect(oneBrandOneName(soundBrands)).toEqual([]))

it.each([
  [
    'two names of one brand',
    { config: { brand: 'hill' } },
    "apps/pond/app.config.ts | displayName | is 'Pond Parks', but other apps of the brand 'hill' say 'Hill Camping'",
  ],
])('reports %s', (_what, broken, sentence) => {
  const found = findingsOf(oneBrandOneName, broken)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(sentence)
})

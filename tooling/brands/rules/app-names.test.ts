import { expect, it } from 'vitest'
import { soundBrands, findingsOf } from '../testing/sound-brands.ts'
import { appNames } from './app-names.ts'

it('leaves sound brands alone', () => expect(appNames(soundBrands)).toEqual([]))

it.each([
  [
    'another id than the folder',
    { config: { id: 'lake' } },
    "apps/pond/app.config.ts | id | is 'lake', but the folder is 'pond'",
  ],
  ['a brand that no address takes', { config: { brand: 'Pond Parks' } }, 'brand | '],
  ['a brand without a name', { config: { displayName: ' ' } }, 'displayName | is empty'],
  [
    'a package of another name',
    { packageName: '@camping/app-hill' },
    "apps/pond/package.json | name | is '@camping/app-hill'",
  ],
])('reports %s', (_what, broken, sentence) => {
  const found = findingsOf(appNames, broken)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(sentence)
})

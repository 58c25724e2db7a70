import { expect, it } from 'vitest'
import { soundBrands, toldBy } from '../testing/sound-brands.ts'
import { ownNames } from './own-names.ts'

it('leaves sound brands alone', () => expect(ownNames(soundBrands)).toEqual([]))

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
])('tells of %s', (_what, broken, told) => {
  const found = toldBy(ownNames, broken)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(told)
})

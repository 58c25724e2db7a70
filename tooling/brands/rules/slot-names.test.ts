import { expect, it } from 'vitest'
import { brandsWith, soundBrands, findingsOf } from '../testing/sound-brands.ts'
import { slotNames } from './slot-names.ts'

const loader = async () => () => null

it('leaves sound brands alone', () => expect(slotNames(soundBrands)).toEqual([]))

it('leaves slots alone that there are', () =>
  expect(slotNames(brandsWith({ slots: { loginService: loader, portalHelp: loader } }))).toEqual([]))

it.each([
  [
    'a slot that there is not',
    { slots: { loginservice: loader } },
    'apps/pond/slots.ts | loginservice | is no slot, so it would be shown nowhere. There are: loginService (beside the login)',
  ],
  [
    'a name that every object knows',
    { slots: { toString: loader } },
    'apps/pond/slots.ts | toString | is no slot',
  ],
  ['something that fetches nothing', { slots: { portalHelp: {} } }, 'portalHelp | must be a function'],
])('reports %s', (_what, broken, sentence) => {
  const found = findingsOf(slotNames, broken)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(sentence)
})

import { expect, it } from 'vitest'
import { soundBrands } from '../testing/sound-brands.ts'
import { unusedKeys } from './used-keys.ts'

const asked = (text: string) => unusedKeys(soundBrands, [{ path: 'packages/x/src/x.ts', text }])

it('finds a key that is asked for as a whole, or by a computed end', () => {
  expect(asked("t('shop.nights', { nights })")).toEqual([])
  expect(asked('t(`shop.${unit}`)')).toEqual([])
})

it('tells of a key that nobody asks for', () => {
  for (const text of ["t('shop.night')", 't(`till.${unit}`)', 't(`${whole}`)', '// shop.nights'])
    expect(asked(text).map(({ file, key }) => `${file} ${key}`)).toEqual([
      'packages/editions/src/messages/shop.messages.ts shop.nights',
    ])
})

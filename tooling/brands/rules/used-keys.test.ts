import { expect, it } from 'vitest'
import { soundBrands } from '../testing/sound-brands.ts'
import { unusedKeys } from './used-keys.ts'

const unusedIn = (text: string) => unusedKeys(soundBrands, [{ path: 'packages/x/src/x.ts', text }])

it('finds a key that code uses as a whole, or with a computed end', () => {
  expect(unusedIn("t('shop.nights', { nights })")).toEqual([])
  expect(unusedIn('t(`shop.${unit}`)')).toEqual([])
})

it('reports a key that no code uses', () => {
  for (const text of ["t('shop.night')", 't(`till.${unit}`)', 't(`${whole}`)', '// shop.nights'])
    expect(unusedIn(text).map(({ file, key }) => `${file} ${key}`)).toEqual([
      'packages/editions/src/messages/shop.messages.ts shop.nights',
    ])
})

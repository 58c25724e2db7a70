import type { MessageTable } from '@camping/editions/messages/message-table.ts'
import { describe, expect, it } from 'vitest'
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

describe('a form’s own wording of a generic rule', () => {
  const row = soundBrands.tables.get('shop')?.['shop.nights'] ?? ({} as never)
  const tables = new Map<string, MessageTable>([
    ['validations', { 'validations.required': row }],
    ['till', { 'till.error.required': row, 'till.error.name.required': row }],
    ['shop', { 'shop.error.required': row, 'till.error.nothing': row }],
  ])
  const text = "useProblemText('till') // 'validations.required'"

  it('is used by the form that shows such, for a rule that there is', () => {
    const found = unusedKeys({ tables }, [{ path: 'packages/x/src/x.ts', text }])
    expect(found.map(({ key }) => key)).toEqual(['shop.error.required', 'till.error.nothing'])
  })
})

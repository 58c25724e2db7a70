import { describe, expect, test } from 'vitest'
import type { SiteExtra } from '../pricing/site-extras.ts'
import { checkExtras, wrongChoice } from './check-extras.ts'

const extra = (id: number, more: Partial<SiteExtra> = {}): SiteExtra => ({
  id,
  key: `extra${id}`,
  name: '',
  text: '',
  unit: 'stay',
  price: 500,
  payableAt: 'now',
  min: 1,
  max: 5,
  changeable: true,
  ...more,
})
const offered = [extra(1, { min: 2 }), extra(2, { unit: 'person', toAge: 12 }), extra(3)]
const party = { adults: 2, childAges: [4, 15] }

describe('a choice of extras', () => {
  test.each([
    ['none, of an extra with a minimum', 1, 0],
    ['the minimum', 1, 2],
    ['the maximum', 1, 5],
    ['as many as persons of its ages', 2, 1],
    ['none, of an extra for other ages', 2, 0],
  ])('may be %s', (_, id, quantity) => {
    expect(wrongChoice({ id, quantity }, offered, party)).toBeUndefined()
  })

  test.each([
    ['less than the minimum', 1, 1, 'quantity', 'none or at least 2'],
    ['more than the maximum', 1, 6, 'quantity', 'at most 5 for this party'],
    ['more than persons of its ages', 2, 2, 'quantity', 'at most 1 for this party'],
    ['an extra of another site', 9, 1, 'id', 'not offered by this site'],
  ])('is not %s', (_, id, quantity, field, message) => {
    expect(wrongChoice({ id, quantity }, offered, party)).toEqual({ field, message })
  })

  test('leaves out what is not chosen', () => {
    const chosen = [
      { id: 3, quantity: 1 },
      { id: 1, quantity: 0 },
    ]
    expect(checkExtras(chosen, offered, party)).toEqual([{ id: 3, quantity: 1 }])
  })

  test('is refused with the place of each error', () => {
    const chosen = [
      { id: 3, quantity: 1 },
      { id: 3, quantity: 1 },
      { id: 1, quantity: 9 },
    ]
    expect(() => checkExtras(chosen, offered, party)).toThrow(
      expect.objectContaining({
        init: expect.objectContaining({
          status: 400,
          errors: [
            { path: 'extras.1.id', message: 'named twice' },
            { path: 'extras.2.quantity', message: 'at most 5 for this party' },
          ],
        }) as object,
      }) as Error,
    )
  })
})

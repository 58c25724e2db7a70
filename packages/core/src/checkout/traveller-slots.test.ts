import { describe, expect, it } from 'vitest'
import { travellerSlots } from './travellers.rules.ts'

describe('travellerSlots', () => {
  it('omits the booker and preserves the ages of the children, babies too', () => {
    expect(travellerSlots({ adults: 2, children: [{ age: 0 }, { age: 7 }] })).toEqual([
      { role: 'adult', number: 2 },
      { role: 'child', number: 1, age: 0 },
      { role: 'child', number: 2, age: 7 },
    ])
  })

  it('is empty for one adult', () => {
    expect(travellerSlots({ adults: 1, children: [] })).toEqual([])
  })
})

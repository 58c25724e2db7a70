import { describe, expect, it } from 'vitest'
import { firstScriptsOf } from './budget.ts'
import { outOfBounds } from './weigh-build.ts'

const page = (bytes: number) => ({ route: 'home', set: 'de-CH', bytes }) as const
const { from, to } = firstScriptsOf('home')

describe('the first scripts of a page', () => {
  it('pass between the bounds', () => {
    expect(outOfBounds('fjord', [page(from), page(to)])).toEqual([])
  })

  it('are reported when they are too many, by app, page and set', () => {
    expect(outOfBounds('fjord', [page(to + 1)])).toEqual([
      `apps/fjord, home in de-CH: first scripts of ${to + 1} bytes; ${from} to ${to} are allowed. Load what is rare later, or leave it out.`,
    ])
  })

  it('may be a little more in an app that speaks more languages', () => {
    const german = { ...page(to + 300), set: 'de' } as const
    expect(outOfBounds('fjord', [german])).toHaveLength(1)
    expect(outOfBounds('fjord', [german, page(to)])).toEqual([])
  })

  it('are reported when they are too few to be a page', () => {
    expect(outOfBounds('fjord', [page(from - 1)])).toHaveLength(1)
    expect(outOfBounds('fjord', [page(0)])[0]).toContain('something is missing in the build')
  })
})

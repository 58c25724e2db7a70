import { expect, it } from 'vitest'
import { createSignupThrottle } from './newsletter.rules.ts'

it('one attempt in 15 seconds passes, and refused ones do not prolong the wait', () => {
  const passes = createSignupThrottle()
  expect([0, 1, 14_999, 15_000, 15_001, 29_999, 30_000].map(passes)).toEqual([
    true,
    false,
    false,
    true,
    false,
    false,
    true,
  ])
})

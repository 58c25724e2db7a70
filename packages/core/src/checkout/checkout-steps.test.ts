import { describe, expect, it } from 'vitest'
import { furtherStep, nextStep, stepOf } from './steps.rules.ts'

describe('checkout steps', () => {
  it.each([
    [null, 'check', 'extras'],
    ['travellers', 'extras', 'extras'],
    ['travellers', 'payment', 'travellers'],
    ['stay', 'check', 'extras'],
    ['extras', 'check', 'extras'],
    ['check', 'payment', 'payment'],
    ['check', 'check', 'check'],
    ['nonsense', 'check', 'extras'],
  ] as const)('requesting %s with %s reached: %s', (requested, reached, shown) => {
    expect(stepOf(requested, reached)).toBe(shown)
  })

  it('goes forward to the last and stays there', () => {
    expect(nextStep('extras')).toBe('travellers')
    expect(nextStep('payment')).toBe('check')
    expect(nextStep('check')).toBe('check')
  })

  it('never forgets how far one has been', () => {
    expect(furtherStep('payment', 'travellers')).toBe('payment')
    expect(furtherStep('extras', 'check')).toBe('check')
  })
})

import { describe, expect, it } from 'vitest'
import { furtherStep, nextStep, stepOf } from './steps.rules.ts'

describe('checkout steps', () => {
  it.each([
    [null, 'check', 'stay'],
    ['travellers', 'stay', 'stay'],
    ['travellers', 'payment', 'travellers'],
    ['extras', 'stay', 'stay'],
    ['extras', 'check', 'extras'],
    ['check', 'payment', 'payment'],
    ['check', 'check', 'check'],
    ['nonsense', 'check', 'stay'],
  ] as const)('requesting %s with %s reached: %s', (requested, reached, shown) => {
    expect(stepOf(requested, reached)).toBe(shown)
  })

  it('goes forward to the last and stays there', () => {
    expect(nextStep('stay')).toBe('extras')
    expect(nextStep('extras')).toBe('travellers')
    expect(nextStep('payment')).toBe('check')
    expect(nextStep('check')).toBe('check')
  })

  it('never forgets how far one has been', () => {
    expect(furtherStep('payment', 'travellers')).toBe('payment')
    expect(furtherStep('stay', 'check')).toBe('check')
  })
})

import { describe, expect, it } from 'vitest'
import { problemTexts, validateStep } from './validate-checkout.ts'

const named = { firstName: 'Bo', lastName: 'Berg' }

describe('validateStep', () => {
  it('asks for nothing on the stay and the payment plan', () => {
    expect(validateStep('stay', {})).toEqual({})
    expect(validateStep('payment', {})).toEqual({})
  })

  it('lets fellow travellers be named later', () => {
    expect(validateStep('travellers', {}).travellers).toBeUndefined()
    expect(validateStep('travellers', { travellers: [undefined, {}] }).travellers).toBeUndefined()
    expect(validateStep('travellers', { travellers: [named] }).travellers).toBeUndefined()
  })

  it('refuses half a name', () => {
    expect(validateStep('travellers', { travellers: [{ firstName: 'Bo' }] }).travellers).toEqual([
      { lastName: { id: 'checkout.error.both-names' } },
    ])
  })

  it('refuses an empty place before a named one, since the order tells adults from children', () => {
    const half = { id: 'checkout.error.both-names' }
    expect(validateStep('travellers', { travellers: [undefined, named] }).travellers).toEqual([
      { firstName: half, lastName: half },
      undefined,
    ])
  })

  it('wants the terms accepted, and takes nothing else for it', () => {
    expect(validateStep('check', {}).terms?.id).toBe('checkout.error.terms')
    expect(validateStep('check', { terms: false }).terms?.id).toBe('checkout.error.terms')
    expect(validateStep('check', { terms: true })).toEqual({})
  })

  it('limits remarks to what the API takes', () => {
    expect(validateStep('check', { terms: true, remarks: 'x'.repeat(1000) })).toEqual({})
    expect(validateStep('check', { terms: true, remarks: 'x'.repeat(1001) }).remarks?.id).toBe(
      'checkout.error.too-long',
    )
  })
})

describe('problemTexts', () => {
  it('keeps the shape and puts words in', () => {
    const problems = validateStep('travellers', { travellers: [undefined, named] })
    const texts = problemTexts(problems, ({ id }) => `[${id}]`) as {
      booker: Record<string, string>
      travellers: (Record<string, string> | undefined)[]
    }
    expect(texts.booker['email']).toBe('[checkout.error.required]')
    expect(texts.travellers[0]?.['lastName']).toBe('[checkout.error.both-names]')
    expect(texts.travellers[1]).toBeUndefined()
  })

  it('is empty when nothing is wrong', () => {
    expect(problemTexts({}, ({ id }) => id)).toEqual({})
  })
})

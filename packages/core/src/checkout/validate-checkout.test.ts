import { describe, expect, it } from 'vitest'
import { problemTexts, validateStep } from './travellers.rules.ts'

const stay = { party: { adults: 2, children: [{ age: 4 }] }, arrival: '2027-07-03', today: '2026-11-21' }
const named = { firstName: 'Bo', lastName: 'Berg' }

describe('validateStep', () => {
  it('requires nothing on the stay and the payment plan', () => {
    expect(validateStep('extras', {}, stay)).toEqual({})
    expect(validateStep('payment', {}, stay)).toEqual({})
  })

  it('lets fellow travellers be named afterwards', () => {
    expect(validateStep('travellers', {}, stay).travellers).toBeUndefined()
    expect(validateStep('travellers', { travellers: [undefined, {}] }, stay).travellers).toBeUndefined()
    expect(validateStep('travellers', { travellers: [named] }, stay).travellers).toBeUndefined()
  })

  it('refuses half a name', () => {
    const link = { firstName: 'www.evil', lastName: 'Berg' }
    expect(validateStep('travellers', { travellers: [link] }, stay).travellers).toEqual([
      { firstName: { id: 'validations.name-link' } },
    ])
    expect(validateStep('travellers', { travellers: [{ firstName: 'Bo' }] }, stay).travellers).toEqual([
      { lastName: { id: 'person.error.both-names' } },
    ])
  })

  it('refuses an empty slot before a named one, since the order distinguishes adults from children', () => {
    const half = { id: 'person.error.both-names' }
    expect(validateStep('travellers', { travellers: [undefined, named] }, stay).travellers).toEqual([
      { firstName: half, lastName: half },
      undefined,
    ])
  })

  it('takes dates of birth that fit the booked ages, or none', () => {
    const born = (year: string) => ({ day: '3', month: '7', year })
    const problemsOf = (adult: string, child: string) =>
      validateStep(
        'travellers',
        {
          travellers: [
            { ...named, birthDate: born(adult) },
            { ...named, birthDate: born(child) },
          ],
        },
        stay,
      ).travellers
    expect(problemsOf('1990', '2023')).toBeUndefined()
    expect(problemsOf('2010', '2020')).toEqual([
      { birthDate: { id: 'person.error.adult' } },
      { birthDate: { id: 'person.error.age', values: { age: 4 } } },
    ])
    expect(
      validateStep('travellers', { booker: { birthDate: born('2010') } }, stay).booker?.birthDate,
    ).toEqual({
      id: 'person.error.booker-age',
    })
    // A date without a name belongs to nobody.
    expect(
      validateStep('travellers', { travellers: [{ birthDate: born('1990') }] }, stay).travellers,
    ).toEqual([{ firstName: { id: 'person.error.both-names' }, lastName: { id: 'person.error.both-names' } }])
  })

  it('requires acceptance of the terms, and accepts no other value', () => {
    expect(validateStep('check', {}, stay).terms?.id).toBe('person.error.terms')
    expect(validateStep('check', { terms: false }, stay).terms?.id).toBe('person.error.terms')
    expect(validateStep('check', { terms: true }, stay)).toEqual({})
  })

  it('limits remarks to what the API takes', () => {
    expect(validateStep('check', { terms: true, remarks: 'x'.repeat(1000) }, stay)).toEqual({})
    expect(validateStep('check', { terms: true, remarks: 'x'.repeat(1001) }, stay).remarks?.id).toBe(
      'validations.max-length',
    )
  })
})

describe('problemTexts', () => {
  it('preserves the shape and inserts words', () => {
    const problems = validateStep('travellers', { travellers: [undefined, named] }, stay)
    const texts = problemTexts(problems, ({ id }) => `[${id}]`) as {
      booker: Record<string, string>
      travellers: (Record<string, string> | undefined)[]
    }
    expect(texts.booker['email']).toBe('[validations.required]')
    expect(texts.travellers[0]?.['lastName']).toBe('[person.error.both-names]')
    expect(texts.travellers[1]).toBeUndefined()
  })

  it('is empty when nothing is wrong', () => {
    expect(problemTexts({}, ({ id }) => id)).toEqual({})
  })
})

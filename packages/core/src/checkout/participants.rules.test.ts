import type { Participants } from '@camping/contract/participants.schemas.ts'
import { describe, expect, it } from 'vitest'
import { mayFill, toPersons, toPersonsForm, validatePersons } from './participants.rules.ts'

const nobody = { title: null, firstName: '', lastName: '', birthDate: null }
const booked: Participants = {
  persons: [
    { role: 'main', age: null, title: 'mrs', firstName: 'Anna', lastName: 'Reed', birthDate: '1984-03-07' },
    { role: 'adult', age: null, ...nobody },
    { role: 'child', age: 5, ...nobody },
  ],
  arrival: '2027-07-03',
  terms: { rule: 'FULL_CHANGES_ALLOWED', until: '2027-06-26' },
}
const today = '2026-11-21'
const problems = (row: object, index: number, rule = booked.terms.rule) => {
  const form = toPersonsForm(booked.persons)
  const persons = form.persons?.with(index, row)
  return validatePersons({ persons: persons ?? [] }, { ...booked, terms: { rule, until: null } }, today)[
    index
  ]
}
const named = { firstName: 'Cas', lastName: 'Reed' }

describe('the rows of a booking', () => {
  it('come out of the form as they went in', () => {
    const form = toPersonsForm(booked.persons)
    expect(form.persons?.[0]?.birthDate).toEqual({ day: '7', month: '3', year: '1984' })
    expect(toPersons(form, 3)).toEqual([
      { title: 'mrs', firstName: 'Anna', lastName: 'Reed', birthDate: '1984-03-07' },
      nobody,
      nobody,
    ])
    expect(toPersons({}, 2)).toEqual([nobody, nobody])
    expect(toPersons({ persons: [{ title: 'king', firstName: ' A ' }] }, 1)[0]).toMatchObject({
      title: null,
      firstName: 'A',
    })
  })

  it('may stay empty, except for the booker', () => {
    expect(validatePersons(toPersonsForm(booked.persons), booked, today)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(problems({}, 0)).toEqual({
      firstName: { id: 'validations.required' },
      lastName: { id: 'validations.required' },
    })
  })

  it('require both names of a named traveller', () => {
    expect(problems({ firstName: 'Cas' }, 1)).toEqual({ lastName: { id: 'validations.required' } })
    expect(problems({ title: 'mr' }, 1)).toMatchObject({ firstName: { id: 'validations.required' } })
    expect(problems({ ...named, lastName: 'x'.repeat(61) }, 1)).toEqual({
      lastName: { id: 'validations.max-length', values: { max: 60 } },
    })
  })

  it('have the ages that were booked, on arrival', () => {
    const born = (day: string, month: string, year: string) => ({ ...named, birthDate: { day, month, year } })
    expect(problems(born('3', '7', '2022'), 2)).toBeUndefined()
    expect(problems(born('4', '7', '2022'), 2)).toEqual({
      birthDate: { id: 'person.error.age', values: { age: 5 } },
    })
    expect(problems(born('4', '7', '2009'), 1)).toEqual({ birthDate: { id: 'person.error.adult' } })
    expect(problems(born('3', '7', '2009'), 1)).toBeUndefined()
    expect(problems(born('31', '2', '1990'), 1)).toEqual({ birthDate: { id: 'person.error.date' } })
  })

  it('cannot be emptied or added near the arrival', () => {
    const [anna, second] = booked.persons
    expect([mayFill(anna!, 'EXISTING_ONLY_ALLOWED'), mayFill(second!, 'EXISTING_ONLY_ALLOWED')]).toEqual([
      true,
      false,
    ])
    expect(mayFill(second!, 'FULL_CHANGES_ALLOWED')).toBe(true)
    expect(problems({}, 0, 'EXISTING_ONLY_ALLOWED')).toMatchObject({
      firstName: { id: 'validations.required' },
    })
  })
})

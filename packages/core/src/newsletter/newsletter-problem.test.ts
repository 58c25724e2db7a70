import { expect, it } from 'vitest'
import { newsletterProblem } from './newsletter.rules.ts'

it.each([
  ['', 'validations.required'],
  ['   ', 'validations.required'],
  ['anna', 'validations.email'],
  ['anna@example', 'validations.email'],
  [`${'a'.repeat(250)}@example.org`, 'validations.email'],
  [' anna@example.org ', undefined],
])('%j gives %s', (email, problem) => expect(newsletterProblem(email)).toBe(problem))

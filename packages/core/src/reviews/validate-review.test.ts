import { reviewConfirmationRequest } from '@camping/contract/review.schemas.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reviewRequest, validateReview } from './written-review.rules.ts'

const cartId = 'abcdefghijklmnopqrstuv'
const good = {
  score: '8',
  group: 'couple',
  title: 'By the river',
  text: 'Quiet nights and a kind welcome at the gate.',
}

test('an empty form names everything that is missing', () => {
  expect(validateReview({})).toEqual({
    score: { id: 'validations.required' },
    group: { id: 'validations.required' },
    title: { id: 'validations.min-length', values: { min: 3 } },
    text: { id: 'validations.min-length', values: { min: 30 } },
  })
  expect(validateReview(good)).toEqual({})
})

test('blanks are no text, and more than the limit is too much', () => {
  expect(validateReview({ ...good, text: ' '.repeat(50) })).toHaveProperty(
    'text.id',
    'validations.min-length',
  )
  expect(validateReview({ ...good, title: 'a'.repeat(81) })).toEqual({
    title: { id: 'validations.max-length', values: { max: 80 } },
  })
})

test('grades left out are not sent', () => {
  expect(reviewRequest(cartId, { ...good, subScores: { location: '10', value: '' } })).toEqual({
    cartId,
    score: 8,
    group: 'couple',
    title: good.title,
    text: good.text,
    subScores: { location: 10 },
  })
})

test('what passes here passes the contract', () => {
  const words = (minLength: number, maxLength: number) =>
    fc.string({ unit: fc.constantFrom('a', 'b', 'ä', 'ß', ' ', '.', '!'), minLength, maxLength, size: 'max' })
  fc.assert(
    fc.property(words(2, 90), words(28, 120), fc.integer({ min: 1, max: 10 }), (title, text, score) => {
      const form = { ...good, title, text, score: String(score) }
      fc.pre(Object.keys(validateReview(form)).length === 0)
      // The API collapses blanks in a headline, so very long runs may still be refused there.
      fc.pre(title.trim().replace(/\s+/g, ' ').length >= 3)
      expect(reviewConfirmationRequest.safeParse(reviewRequest(cartId, form)).success).toBe(true)
    }),
  )
})

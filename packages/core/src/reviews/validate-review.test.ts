import { reviewConfirmationRequest } from '@camping/contract/review.schemas.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reviewRequest, validateReview } from './validate-review.ts'

const cartId = 'abcdefghijklmnopqrstuv'
const good = {
  score: '8',
  group: 'couple',
  title: 'By the river',
  text: 'Quiet nights and a kind welcome at the gate.',
}

test('an empty form names everything that is missing', () => {
  expect(validateReview({})).toEqual({
    score: { id: 'writing.error.score' },
    group: { id: 'writing.error.group' },
    title: { id: 'writing.error.title', values: { min: 3 } },
    text: { id: 'writing.error.text', values: { min: 30 } },
  })
  expect(validateReview(good)).toEqual({})
})

test('blanks are no text, and more than the limit is too much', () => {
  expect(validateReview({ ...good, text: ' '.repeat(50) })).toHaveProperty('text.id', 'writing.error.text')
  expect(validateReview({ ...good, title: 'a'.repeat(81) })).toEqual({
    title: { id: 'writing.error.long', values: { max: 80 } },
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
  const words = fc.string({ unit: fc.constantFrom('a', 'b', 'ä', 'ß', ' ', '.', '!'), maxLength: 120 })
  fc.assert(
    fc.property(words, words, fc.integer({ min: 1, max: 10 }), (title, text, score) => {
      const form = { ...good, title, text, score: String(score) }
      if (Object.keys(validateReview(form)).length > 0) return
      // The API makes one blank of many in a headline, so very spread ones may still be refused there.
      if (title.trim().replace(/\s+/g, ' ').length < 3) return
      expect(reviewConfirmationRequest.safeParse(reviewRequest(cartId, form)).success).toBe(true)
    }),
  )
})

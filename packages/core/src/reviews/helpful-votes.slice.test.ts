import { expect, test } from 'vitest'
import { helpfulVotesSlice, persistedHelpfulVotes, voteSaved } from './helpful-votes.slice.ts'

const { reducer, getInitialState } = helpfulVotesSlice
const voter = 'a'.repeat(22)
const vote = (ids: readonly number[]) =>
  ids.reduce((votes, id) => reducer(votes, voteSaved({ voter, id })), getInitialState())

test('a vote is saved with the word it was given with, the latest first', () => {
  expect(vote([7, 8, 7])).toEqual({ voter, voted: [7, 8] })
  expect(persistedHelpfulVotes.read({ ...vote([7, 8]) })).toEqual({ voter, voted: [8, 7] })
})

test('no more than two hundred are saved', () => {
  const { voted } = vote(Array.from({ length: 210 }, (_, at) => at + 1))
  expect([voted.length, voted[0]]).toEqual([200, 210])
})

test.each([
  '',
  'null',
  '{',
  '{"voter":7,"voted":[]}',
  '{"voter":"short","voted":[]}',
  '{"voter":"aaaaaaaaaaaaaaaaaaaaaa"}',
])('nothing is made of %j', (stored) => {
  expect(persistedHelpfulVotes.former?.read(stored, 'couk')).toEqual({ voter: null, voted: [] })
})

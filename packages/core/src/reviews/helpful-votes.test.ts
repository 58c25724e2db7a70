// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { keepVote, readVotes } from './helpful-votes.browser.ts'

beforeEach(() => localStorage.clear())

test('a vote is kept with the word it was given with', () => {
  const votes = readVotes()
  expect(votes.voter).toMatch(/^[A-Za-z0-9_-]{22}$/)
  expect(votes.voted).toEqual([])
  keepVote(keepVote(keepVote(votes, 7), 8), 7)
  expect(readVotes()).toEqual({ voter: votes.voter, voted: [7, 8] })
})

test('no more than two hundred are kept', () => {
  let votes = readVotes()
  for (let id = 1; id <= 210; id += 1) votes = keepVote(votes, id)
  expect(readVotes().voted).toHaveLength(200)
  expect(readVotes().voted[0]).toBe(210)
})

test.each([
  '',
  'null',
  '{',
  '{"voter":7,"voted":[]}',
  '{"voter":"short","voted":[]}',
  '{"voter":"aaaaaaaaaaaaaaaaaaaaaa"}',
])('nothing is made of %j', (stored) => {
  localStorage.setItem('helpful-votes', stored)
  expect(readVotes().voted).toEqual([])
  expect(readVotes().voter).toMatch(/^[A-Za-z0-9_-]{22}$/)
})

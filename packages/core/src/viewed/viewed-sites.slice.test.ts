import { expect, it } from 'vitest'
import { persistedViewedSites, siteViewed, viewedForgotten, viewedSitesSlice } from './viewed-sites.slice.ts'

const { reducer } = viewedSitesSlice
const after = (...ids: number[]) =>
  ids.reduce((state, id) => reducer(state, siteViewed(id)), reducer(undefined, { type: '' }))

it('remembers the last twelve campsites, newest first, each once', () => {
  expect(after(1, 2, 3, 2).ids).toEqual([2, 3, 1])
  expect(after(...Array.from({ length: 20 }, (_, at) => at + 1)).ids).toEqual(
    Array.from({ length: 12 }, (_, at) => 20 - at),
  )
})

it('forgets them all', () => {
  expect(reducer(after(1, 2), viewedForgotten()).ids).toEqual([])
})

it.each([
  ['nothing', undefined, []],
  ['no list', '1', []],
  ['what is no id', [3, 'x', -1, 1.5, null, 3, 7], [3, 7]],
  ['too many', Array.from({ length: 30 }, (_, at) => at + 1), Array.from({ length: 12 }, (_, at) => at + 1)],
])('reads %s from the storage', (_, ids, read) => {
  expect(persistedViewedSites.read({ ids })).toEqual({ ids: read })
})

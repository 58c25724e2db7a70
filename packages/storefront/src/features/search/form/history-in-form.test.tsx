import { emptyCriteria } from '@camping/core/search/criteria.rules.ts'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refuseStorage } from '../../../testing/refuse-storage.ts'
import {
  address,
  choose,
  closeForm,
  field,
  savedHistory,
  openForm,
  option,
  options,
  pause,
  send,
  soon,
  type,
} from '../../../testing/search-form-page.tsx'

beforeEach(() => {
  localStorage.clear()
  document.cookie = 'search=; Max-Age=0; Path=/'
})
afterEach(() => {
  closeForm()
  vi.restoreAllMocks()
})

describe('the history in the search box', () => {
  const entry = {
    version: 1,
    isAlpha: false,
    country: { slug: 'france', name: 'France' },
    area: null,
    funnel: 'campsites',
    fromDate: '2027-07-03',
    toDate: '2027-07-13',
    duration: 10,
    persons: { adults: 2, children: [{ age: 4 }] },
  }
  /** As before redux-persist: visitors keep what they had. */
  const remember = (...entries: object[]) =>
    localStorage.setItem('searchHistory', JSON.stringify({ couk: entries }))

  it('stands above what is popular and runs the same search again', async () => {
    remember(entry, { ...entry, version: 0, country: { slug: 'spain', name: 'Spain' } })
    await openForm()
    await act(async () => field().click())
    await soon(() => expect(options()).toHaveLength(2))
    expect(option('France')?.textContent).toMatch(/^FranceCamping · 3\s?–\s?13 Jul · 2 adults, 1 child$/)
    expect(options()[0]).toBe(option('France'))
    const groups = [...document.querySelectorAll('[role=group][aria-labelledby]')].map(
      (group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
    )
    expect(groups).toEqual(['Your recent searches', 'Popular now'])
    await choose('France')
    expect(address()).toBe(
      '/uk/search-and-book?funnel=campsites&country=france&date=2027-07-03&duration=10&children=4',
    )
  })

  it('leaves the list when something is typed', async () => {
    remember(entry)
    await openForm()
    await type('garda')
    await soon(() => expect(option('Lake Garda')).toBeDefined())
    expect(option('France')).toBeUndefined()
  })

  it('stays away when the address takes over what was typed', async () => {
    remember(entry)
    const { show } = await openForm()
    await type('garda')
    await soon(() => expect(option('Lake Garda')).toBeDefined())
    await show({ ...emptyCriteria, query: 'garda' })
    await pause()
    expect(option('Lake Garda')).toBeDefined()
    expect(option('France')).toBeUndefined()
    await show({ ...emptyCriteria, query: 'garda' })
    expect(options()).toHaveLength(2)
  })

  it('is there while the name of the present place is untouched', async () => {
    remember(entry)
    await openForm({ criteria: { country: 'italy' }, placeName: 'Italy' })
    await act(async () => field().click())
    await soon(() => expect(option('France')).toBeDefined())
  })

  it('saves a submitted search, unless it is empty', async () => {
    await openForm()
    await send()
    await pause()
    expect(address()).toBe('/uk/search-and-book')
    expect(savedHistory()).toBeNull()
    closeForm()
    await openForm({ criteria: { date: '2027-07-03' } })
    await send()
    await soon(() => expect(savedHistory()).toHaveLength(1))
  })

  it.each(['full', 'blocked'] as const)('does without storage that is %s', async (refusal) => {
    const storage = refuseStorage('localStorage', refusal)
    await openForm({ criteria: { date: '2027-07-03' } })
    await type('garda')
    await choose('Lake Garda')
    await pause()
    expect(address()).toBe('/uk/search?country=italy&area=lake-garda&date=2027-07-03')
    expect(storage).toHaveBeenCalled()
  })
})

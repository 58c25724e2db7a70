import { popularSave } from '@camping/contract/search.endpoints.ts'
import { refuses } from '@camping/testkit/fake-api.ts'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  address,
  choose,
  closeForm,
  field,
  savedHistory,
  openForm,
  soon,
  type,
} from '../../../testing/search-form-page.tsx'

const open = vi.fn()
beforeEach(() => {
  localStorage.clear()
  document.cookie = 'search=; Max-Age=0; Path=/'
  open.mockClear()
  vi.stubGlobal('open', open)
})
afterEach(() => {
  closeForm()
  vi.unstubAllGlobals()
})

describe('choosing a suggestion', () => {
  it('opens a campsite in a new tab with the stay; the page stays', async () => {
    await openForm({ criteria: { date: '2027-07-03' } })
    await type('bella')
    await choose('Bella Riva')
    expect(open).toHaveBeenCalledWith(
      '/uk/campsites/italy/lake-garda/bella-riva?date=2027-07-03',
      '_blank',
      'noopener',
    )
    expect(address()).toBe('/uk')
    expect(field().value).toBe('Bella Riva')
  })

  it('goes to /search without a funnel, and preserves the search', async () => {
    await openForm({ criteria: { date: '2027-07-03', adults: 3 } })
    await type('garda')
    await choose('Lake Garda')
    expect(address()).toBe('/uk/search?country=italy&area=lake-garda&date=2027-07-03&adults=3')
    await soon(() =>
      expect(savedHistory()).toEqual([
        expect.objectContaining({
          version: 1,
          isAlpha: false,
          country: { slug: 'italy', name: 'Italy' },
          area: { slug: 'lake-garda', name: 'Lake Garda' },
          fromDate: '2027-07-03',
          toDate: '2027-07-10',
        }),
      ]),
    )
    expect(document.cookie).toContain('search=')
  })

  it('goes to the destination page in the funnel', async () => {
    await openForm({ address: '/uk/campsites', criteria: { funnel: 'campsites' } })
    await type('garda')
    await choose('Lake Garda')
    expect(address()).toBe('/uk/campsites/italy/lake-garda')
  })

  it('only runs the search again on the page of the destination', async () => {
    const place = { funnel: 'campsites', country: 'italy', area: 'lake-garda' }
    const { callsTo } = await openForm({
      address: '/uk/campsites/italy/lake-garda',
      criteria: place,
      placeName: 'Lake Garda',
    })
    expect(callsTo('search/sites')).toHaveLength(1)
    await type('garda')
    await choose('Lake Garda')
    expect(address()).toBe('/uk/campsites/italy/lake-garda')
    await soon(() => expect(callsTo('search/sites')).toHaveLength(2))
  })

  it('counts the choice with the place of the page, and whether it was popular', async () => {
    const place = { funnel: 'campsites', country: 'italy', area: 'lake-garda' }
    const { callsTo } = await openForm({ criteria: place, placeName: 'Lake Garda' })
    await type('')
    await choose('Italy')
    const [call] = callsTo('autocomplete/popular/save')
    expect(call).toEqual({
      originId: 120,
      originType: 'area',
      funnelId: expect.any(Number),
      searchedId: 1,
      searchedType: 'country',
      popularSearch: true,
    })
  })

  it('counts nothing without an origin, and a failure of counting is swallowed', async () => {
    const first = await openForm()
    await type('garda')
    await choose('Lake Garda')
    expect(first.callsTo('autocomplete/popular/save')).toEqual([])
    closeForm()
    const second = await openForm({
      criteria: { country: 'italy' },
      placeName: 'Italy',
      more: [refuses(popularSave, 500, { type: 'unavailable' })],
    })
    await type('garda')
    await choose('Lake Garda')
    await soon(() => expect(second.callsTo('autocomplete/popular/save')).toHaveLength(1))
    expect(address()).toBe('/uk/search?country=italy&area=lake-garda')
  })

  describe('with a finger', () => {
    const touch = () => {
      const event = Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' })
      act(() => void field().dispatchEvent(event))
    }

    it('sets the place and goes on to the dates; the search follows it once it is sent', async () => {
      await openForm()
      await type('garda')
      act(() => field().focus())
      touch()
      await choose('Lake Garda')
      expect(address()).toBe('/uk')
      expect(field().value).toBe('Lake Garda')
      await soon(() => expect(document.querySelector('dialog')).not.toBeNull())
      await act(async () => document.querySelector('form')!.requestSubmit())
      expect(address()).toBe('/uk/search?country=italy&area=lake-garda')
    })

    it('opens a campsite in this tab', async () => {
      await openForm({ criteria: { date: '2027-07-03' } })
      await type('bella')
      touch()
      await choose('Bella Riva')
      expect(open).not.toHaveBeenCalled()
      expect(address()).toBe('/uk/campsites/italy/lake-garda/bella-riva?date=2027-07-03')
    })

    it('does what a mouse does in an edition that is set so', async () => {
      await openForm({ touchAsMouse: ['uk'] })
      await type('garda')
      touch()
      await choose('Lake Garda')
      expect(address()).toBe('/uk/search?country=italy&area=lake-garda')
    })
  })

  it('waits for the age of a child, with the place in the field', async () => {
    await openForm()
    await act(async () => document.querySelector<HTMLElement>('summary')!.click())
    await act(async () =>
      document.querySelector<HTMLButtonElement>('button[aria-label="Add one child"]')!.click(),
    )
    await type('garda')
    await choose('Lake Garda')
    expect(address()).toBe('/uk')
    expect(field().value).toBe('Lake Garda')
  })
})

import { countBooking } from '@camping/contract/booking.endpoints.ts'
import { bookingCounted } from '@camping/contract/booking-count.schemas.ts'
import { experimentTransaction } from '@camping/contract/experiments.endpoints.ts'
import { experimentRecorded } from '@camping/contract/experiments.schemas.ts'
import { navigationApi, shellPart } from '@camping/core/navigation/navigation.api.ts'
import { createStore } from '@camping/core/store/create-store.ts'
import { fakeApi, refuses, replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import { confirmationFixture } from '@camping/testkit/fixtures/booking.fixture.ts'
import { navigationFixture } from '@camping/testkit/fixtures/navigation.fixture.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeCookie } from '../../../kit/routing/read-cookie.browser.ts'
import { countConversion } from './count-conversion.browser.ts'

const cartId = 'abcdefghijklmnopqrstuv'
const booking = confirmationFixture
const { season } = navigationFixture.analyticsData
const consent = (...categories: string[]) => writeCookie('consent', JSON.stringify({ categories }), 60)
/** Reported on a page without tags: it waits. */
const layer = () => JSON.parse(sessionStorage.getItem('waiting-events') ?? '[]') as object[]

/** The API's rule: the first key of a purpose wins. */
function counter(): FakeAnswer {
  const first = new Map<string, string>()
  return replies(countBooking, bookingCounted, ({ purpose, key }) => {
    if (!first.has(purpose)) first.set(purpose, key)
    return { yours: first.get(purpose) === key }
  })
}
const notes = replies(experimentTransaction, experimentRecorded, {})

function tab(...answers: FakeAnswer[]) {
  const { fetch, calls } = fakeApi('alder', 'couk', answers)
  const store = createStore({ fetch, origin: 'http://api.test', brand: 'alder', apiLocale: 'couk' })
  const look = async (flagship?: string, tagManagerId: string | undefined = 'GTM-AB12') => {
    await store.dispatch(navigationApi.util.upsertQueryData('navigationGroups', shellPart, navigationFixture))
    return countConversion(store, { cartId, booking, config: { flagship, tagManagerId } })
  }
  return { look, calls }
}

const reported = vi.fn()
beforeEach(() => vi.stubGlobal('reportError', reported))
afterEach(() => {
  for (const name of ['consent', 'visitor']) writeCookie(name, '', 0)
  sessionStorage.clear()
  vi.unstubAllGlobals()
  reported.mockClear()
})

describe('the conversion of a booking', () => {
  it('is sent once, with reference, value and currency and without personal data', async () => {
    consent('marketing')
    const { look, calls } = tab(counter())
    await Promise.all([look(), look()])
    await look()
    expect(layer()).toEqual([
      {
        event: 'purchase',
        transaction_id: '5PRAKA9451',
        value: booking.total / 100,
        currency: 'GBP',
        booking_state: 'confirmed',
        items: [
          {
            item_id: '7',
            item_name: 'Camping Bella Riva',
            item_category: 'IT',
            item_category2: 'lake-garda',
            item_variant: 'pitch',
            price: booking.total / 100,
            quantity: 1,
          },
        ],
        season_type: season.current.type,
        season_year: season.current.year,
        next_season_year: season.next.year,
      },
    ])
    expect(calls).toHaveLength(1)
    await vi.waitFor(() => expect(sessionStorage.getItem('device:bookingCounts.all')).toContain('done'))
    expect(sessionStorage.getItem('device:bookingCounts.all')).not.toContain(cartId)
  })

  it('is not sent by another tab, nor requested a second time there', async () => {
    consent('marketing')
    const api = counter()
    await tab(api).look()
    expect(layer()).toHaveLength(1)
    sessionStorage.clear()
    const other = tab(api)
    await other.look()
    await other.look()
    expect(layer()).toEqual([])
    expect(other.calls).toHaveLength(1)
  })

  it('survives a lost answer: the same key is sent again and counted', async () => {
    consent('marketing')
    const api = counter()
    // The API has counted it, and the answer is lost.
    let lost = true
    const lossy: FakeAnswer = {
      endpoint: api.endpoint,
      answer: (request) => {
        const answer = api.answer(request)
        if (!lost) return answer
        lost = false
        return { status: 502, body: {} }
      },
    }
    const { look } = tab(lossy)
    await look()
    expect(layer()).toEqual([])
    expect(reported).toHaveBeenCalledOnce()
    await look()
    expect(layer()).toHaveLength(1)
  })

  it.each([[[]], [['statistics']]])('is not sent with consent to %j', async (categories) => {
    consent(...categories)
    const { look, calls } = tab(counter(), notes)
    await look('true')
    expect([layer(), calls]).toEqual([[], []])
  })

  it('uses up no right to count in an app without a tag manager', async () => {
    consent('marketing')
    const { look, calls } = tab(counter())
    await look('false', '')
    expect([layer(), calls]).toEqual([[], []])
  })

  it('is sent to experiments with its own right to count, with an id and a setting', async () => {
    consent('marketing', 'statistics')
    writeCookie('visitor', 'visitor-0123456789', 60)
    const { look, calls } = tab(counter(), notes)
    await look('true')
    await look('true')
    expect(layer()).toHaveLength(1)
    expect(calls.filter((call) => call.includes('flagship/transaction'))).toHaveLength(1)
    expect(calls).toHaveLength(3)
  })

  it('is tried again when experiments did not take it', async () => {
    consent('statistics')
    writeCookie('visitor', 'visitor-0123456789', 60)
    const api = counter()
    await tab(api, refuses(experimentTransaction, 503, { type: 'unavailable' })).look('true')
    // The document is left, and another one is opened in its tab.
    window.dispatchEvent(new Event('pagehide'))
    const { look, calls } = tab(api, notes)
    await look('true')
    expect(calls.some((call) => call.includes('flagship/transaction'))).toBe(true)
  })
})

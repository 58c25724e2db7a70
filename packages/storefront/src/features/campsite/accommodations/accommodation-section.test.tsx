import { createCart } from '@camping/contract/booking.endpoints.ts'
import { cart, type Alternatives } from '@camping/contract/booking.schemas.ts'
import { siteAccommodations, siteCalendar } from '@camping/contract/site.endpoints.ts'
import {
  siteAccommodationsReply,
  siteCalendarReply,
  type Accommodation,
  type SiteCalendarReply,
} from '@camping/contract/site.schemas.ts'
import type { CartRequest } from '@camping/core/checkout/tab-carts.rules.ts'
import { refuses, replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import { cartFixture } from '@camping/testkit/fixtures/booking.fixture.ts'
import { accommodationsFixture } from '@camping/testkit/fixtures/site.fixture.ts'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { soon, start } from '../../../testing/opened-pages.tsx'

const campsite = '/uk/campsites/italy/lake-garda/camping-bella-riva'
const [chalet, pitch] = accommodationsFixture.accommodations as [Accommodation, Accommodation]
const mobileHome: Accommodation = {
  ...pitch,
  id: 73,
  name: 'Mobile home Ulivo',
  category: 'mobile-home',
  categoryName: 'Mobile homes',
  bedrooms: 2,
  maxPersons: 4,
  facilities: [{ id: 11, name: 'Dishwasher' }],
}
/** One booked, two available. */
const offered = (rows: readonly Accommodation[] = [chalet, pitch, mobileHome]) =>
  replies(siteAccommodations, siteAccommodationsReply, {
    ...accommodationsFixture,
    accommodations: [...rows],
  })

const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const rows = () => [...document.querySelectorAll('article[id^=accommodation-]')].map(({ id }) => id)
const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button')].find((one) =>
    (one.getAttribute('aria-label') ?? one.textContent ?? '').startsWith(name),
  )
const press = async (name: string) => {
  const found = button(name)
  if (!found) throw new Error(`No button ${name}`)
  await act(async () => found.click())
}
const address = () => window.location.pathname + window.location.search
/** Records requested carts; the API's answer to them. */
function desk(...outcomes: ((request: CartRequest) => FakeAnswer)[]) {
  const requests: CartRequest[] = []
  const answer: FakeAnswer = {
    endpoint: createCart,
    answer: (sent) => {
      requests.push(sent as unknown as CartRequest)
      const outcome = outcomes[requests.length - 1] ?? outcomes.at(-1)
      return outcome!(sent as unknown as CartRequest).answer(sent)
    },
  }
  return { requests, answer }
}
const opens = () => replies(createCart, cart, cartFixture)
const lost = (): FakeAnswer => ({
  endpoint: createCart,
  answer: () => {
    throw new TypeError('network')
  },
})
const goneWith = (alternatives: Alternatives) => () =>
  refuses(createCart, 409, { type: 'no-longer-available', alternatives })

describe('accommodations of a campsite', () => {
  it('are filtered by what the search was filtered by, and one touch takes it back without a new page', async () => {
    await start(`${campsite}?accommodations=mobile-home`, [offered()])
    expect(rows()).toEqual(['accommodation-73'])
    expect(button('Mobile homes')?.getAttribute('aria-pressed')).toBe('true')
    expect(find('[role=group] [role=status]')?.textContent).toBe('1 of 3 options')
    const before = window.history.length
    await press('Mobile homes')
    await soon(() => expect(rows()).toEqual(['accommodation-71', 'accommodation-73', 'accommodation-72']))
    expect([address(), window.history.length]).toEqual([campsite, before])
    await press('2 bedrooms')
    await soon(() => expect(address()).toBe(`${campsite}?bedrooms=2`))
    expect(rows()).toEqual(['accommodation-73'])
  })

  it('report that nothing matches, with a link back', async () => {
    await start(`${campsite}?accommodations=holiday-home`, [offered()])
    expect(rows()).toEqual([])
    expect(document.body.textContent).toContain('No accommodation here matches all these filters.')
    await press('Clear all')
    await soon(() => expect(rows()).toHaveLength(3))
    expect(address()).toBe(campsite)
  })

  it('fold away what is not available, with its reason and the nearest stay, which one touch takes', async () => {
    await start(campsite, [offered()])
    const fold = find('#accommodation-72')?.closest('details')
    expect(fold?.open).toBe(false)
    expect(fold?.querySelector('summary')?.textContent).toBe(
      '1 available on other dates, from £812.00 · 10 – 17 Jul',
    )
    expect(fold?.textContent).toContain('Fully booked on these dates')
    await press('Available only')
    expect(rows()).not.toContain('accommodation-72')
    await press('Available only')
    await press('10 – 17 Jul, 7 nights: £812.00')
    await soon(() => expect(address()).toBe(`${campsite}?date=2027-07-10`))
  })

  it('that no other stay gets are counted alone', async () => {
    await start(campsite, [offered([pitch, { ...chalet, nearest: null }])])
    const fold = find('#accommodation-72')?.closest('details')
    expect(fold?.querySelector('summary')?.textContent).toBe('Not available for this stay (1)')
  })

  it('state the limit for adults beside the maximum, where it is lower', async () => {
    const large = { ...mobileHome, maxPersons: 8, maxAdults: 6 }
    await start(campsite, [offered([{ ...pitch, maxPersons: 6, maxAdults: 6 }, large])])
    expect(find(`#accommodation-${large.id}`)?.textContent).toContain(
      'up to 8 people, including up to 6 adults',
    )
    expect(find(`#accommodation-${pitch.id}`)?.textContent).toContain('up to 6 people')
    expect(find(`#accommodation-${pitch.id}`)?.textContent).not.toContain('adults')
  })

  it('advise a party that is too large about its size, and others about days', async () => {
    const small = { ...chalet, reason: 'party-too-large', maxPersons: 8, maxAdults: 6 } as const
    await start(campsite, [offered([small, { ...small, id: 79, maxPersons: 4, maxAdults: 4 }])])
    const text = () => document.body.textContent
    expect(text()).toContain('takes up to 8 people, including up to 6 adults')
    expect(text()).not.toContain('Try another arrival date')
    await start(campsite, [offered([small, { ...chalet, id: 79 }])])
    expect(text()).toContain('Try another arrival date')
    expect(text()).not.toContain('large enough')
  })

  it('open what is not available when nothing else is left', async () => {
    await start(campsite, [offered([chalet])])
    expect(find('#accommodation-72')?.closest('details')?.open).toBe(true)
  })

  it('show everything in a drawer that Back closes', async () => {
    await start(campsite, [offered()])
    const opener = find('#accommodation-73 [data-details]')
    act(() => opener?.focus())
    await act(async () => opener?.click())
    const dialog = () => document.querySelector('body > dialog')
    await soon(() => expect(dialog()?.querySelector('h2')?.textContent).toBe('Mobile home Ulivo'))
    expect(dialog()?.textContent).toContain('Dishwasher')
    expect(dialog()?.textContent).toContain('up to 4')
    expect(dialog()?.querySelector('table')?.textContent).toContain('Tourist tax')
    await act(async () => window.history.back())
    await soon(() => expect(dialog()).toBeNull())
    expect(document.activeElement).toBe(opener)
  })
})

describe('choosing an accommodation', () => {
  it('opens one cart for a double click, and leads to the checkout', async () => {
    const { requests, answer } = desk(opens)
    await start(`${campsite}?date=2027-07-03&children=4`, [offered(), answer])
    const choose = button('Choose: Pitch by the water')
    await act(async () => {
      choose?.click()
      choose?.click()
    })
    await soon(() => expect(address()).toBe(`/uk/booking/${cartFixture.id}`))
    expect(requests).toMatchObject([
      {
        accommodationId: 71,
        date: '2027-07-03',
        duration: 7,
        persons: { adults: 2, children: [{ age: 4 }] },
        seenTotal: 70_050,
        replaces: null,
      },
    ])
  })

  it('repeats a request without an answer as it was, and replaces the last cart of the tab', async () => {
    const last = 'BBBBBBBBBBBBBBBBBBBBBB'
    sessionStorage.setItem('carts.uk', JSON.stringify({ last, pending: null }))
    const { requests, answer } = desk(lost, opens)
    await start(campsite, [offered(), answer])
    await press('Choose: Pitch by the water')
    await soon(() => expect(document.activeElement?.textContent).toContain('We couldn’t save your choice'))
    await press('Try again')
    await soon(() => expect(address()).toBe(`/uk/booking/${cartFixture.id}`))
    expect(requests).toHaveLength(2)
    expect(requests[1]).toEqual(requests[0])
    expect(requests[0]).toMatchObject({ replaces: last })
    // What is stored is written a moment after each change.
    await soon(() => {
      expect(sessionStorage.getItem('visitor:tabCarts.uk')).toContain(cartFixture.id)
      expect(sessionStorage.getItem('visitor:tabCarts.uk')).not.toContain('idempotencyKey')
      expect(sessionStorage.getItem('carts.uk')).toBeNull()
    })
  })

  it('offers alternatives when another customer was faster, and reloads prices', async () => {
    const asked = vi.fn()
    const counted: FakeAnswer = {
      endpoint: siteAccommodations,
      answer: (sent) => {
        asked()
        return offered().answer(sent)
      },
    }
    const { requests, answer } = desk(
      goneWith({
        accommodations: [
          { id: 73, name: 'Mobile home Ulivo', category: 'mobile-home', total: 90_100, currency: 'GBP' },
        ],
        dates: [{ date: '2027-07-05', nights: 7, total: 68_000, currency: 'GBP' }],
      }),
      opens,
    )
    await start(campsite, [counted, answer])
    const before = asked.mock.calls.length
    await press('Choose: Pitch by the water')
    await soon(() =>
      expect(document.activeElement?.textContent).toContain('Sorry, this has just been booked'),
    )
    expect(asked.mock.calls.length).toBe(before + 1)
    expect(button('Choose Mobile home Ulivo, £901.00 in total')).toBeDefined()
    await press('Choose 5 – 12 Jul, £680.00 in total')
    await soon(() => expect(address()).toBe(`/uk/booking/${cartFixture.id}`))
    expect(requests[1]).toMatchObject({ accommodationId: 71, date: '2027-07-05', seenTotal: 68_000 })
    expect(requests[1]?.idempotencyKey).not.toBe(requests[0]?.idempotencyKey)
    await act(async () => window.history.back())
    await soon(() => expect(address()).toBe(`${campsite}?date=2027-07-05`))
  })
})

describe('the calendar of arrivals', () => {
  type Day = SiteCalendarReply['days'][number]
  const open: Day = {
    date: '',
    state: 'open',
    lowestTotal: 70_050,
    minNights: 3,
    arrivalAllowed: true,
    reason: null,
    otherNights: null,
  }
  const special: Record<string, Partial<Day>> = {
    '2027-07-04': { state: 'booked', lowestTotal: null, reason: 'booked' },
    '2027-07-06': {
      state: 'too-short',
      lowestTotal: null,
      reason: 'too-short',
      minNights: 10,
      otherNights: { nights: 10, total: 99_000 },
    },
  }
  const calendar = replies(siteCalendar, siteCalendarReply, ({ month, accommodation }) => ({
    month,
    currency: 'GBP' as const,
    days: Array.from({ length: 28 }, (_, i) => {
      const date = `${month}-${String(i + 1).padStart(2, '0')}`
      return { ...open, ...special[date], date, ...(accommodation ? { lowestTotal: 1200 } : {}) }
    }),
  }))
  const day = (date: string) => find(`[data-date="${date}"]`)
  const opened = async () => {
    await start(`${campsite}?date=2027-07-03`, [offered(), calendar])
    await act(async () => find('[data-stay-bar] button')?.click())
    await soon(() => expect(day('2027-07-04')?.getAttribute('aria-label')).toContain('Fully booked'))
  }

  it('labels every day with its price or the reason for none, and explains its marks', async () => {
    await opened()
    expect(day('2027-07-05')?.getAttribute('aria-label')).toContain('£700.50')
    expect(day('2027-07-06')?.getAttribute('aria-label')).toBe('Tuesday, 6 July 2027: stays from 10 nights')
    expect(day('2027-07-06')?.textContent).toBe('610+')
    const legend = find('ul[aria-label="Key"]')
    expect([...(legend?.children ?? [])].map((one) => one.textContent)).toEqual([
      '12Fully booked',
      '7+Longer stays only',
    ])
  })

  it('offers the longer stay of a day that needs one', async () => {
    await opened()
    await act(async () => day('2027-07-06')?.click())
    await soon(() => expect(button('10 nights from Tue 6 Jul: £990')).toBeDefined())
    expect(address()).toBe(`${campsite}?date=2027-07-03`)
    await press('10 nights from Tue 6 Jul: £990')
    await soon(() => expect(address()).toBe(`${campsite}?date=2027-07-06&duration=10`))
  })
})

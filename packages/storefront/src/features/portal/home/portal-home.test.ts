import { getFavourites } from '@camping/contract/favourites.endpoints.ts'
import { favouriteSites } from '@camping/contract/favourites.schemas.ts'
import { getBookingExtras } from '@camping/contract/booking-extras.endpoints.ts'
import { bookingExtras, type BookingExtras } from '@camping/contract/booking-extras.schemas.ts'
import { getParticipants } from '@camping/contract/participants.endpoints.ts'
import { participants, type Participants } from '@camping/contract/participants.schemas.ts'
import { getCustomerBookings } from '@camping/contract/portal.endpoints.ts'
import { customerBookings, type BookingSummary } from '@camping/contract/portal.schemas.ts'
import { getUser } from '@camping/contract/session.endpoints.ts'
import { user } from '@camping/contract/session.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import { refuses, replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import {
  customerBookingFixture,
  customerExtrasFixture,
  participantsFixture,
} from '@camping/testkit/fixtures/portal.fixture.ts'
import { searchFixture } from '@camping/testkit/fixtures/search.fixture.ts'
import { userFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { describe, expect, it } from 'vitest'
import { renderTestPage } from '../../../testing/render-test-page.ts'

const summary: BookingSummary = {
  ...customerBookingFixture,
  nextRate: customerBookingFixture.paymentRates[0] ?? null,
}
const { bookingRef: bookingId } = summary
const kept = searchFixture.sites.map((site, index) => ({ since: 1_700_000_000 - index, site }))

interface Home {
  readonly site?: SiteCode
  readonly upcoming?: readonly Partial<BookingSummary>[]
  readonly cancelled?: readonly Partial<BookingSummary>[]
  /** Name of the agent who acts for the customer. */
  readonly agent?: string
  readonly persons?: Partial<Participants>
  readonly extras?: Partial<BookingExtras>
  readonly favourites?: typeof kept
  readonly more?: readonly FakeAnswer[]
}
async function open({
  site = 'uk',
  upcoming = [{}],
  cancelled = [],
  agent,
  persons,
  extras,
  favourites = kept,
  more = [],
}: Home = {}) {
  const opened = await renderTestPage({
    address: buildPath(site, 'profile'),
    site,
    session: { hasToken: true, rememberedPath: undefined },
    answers: [
      replies(getUser, user, { ...userFixture, ...(agent && { actingAgent: agent }) }),
      replies(getCustomerBookings, customerBookings, {
        upcoming: upcoming.map((change) => ({ ...summary, ...change })),
        past: [],
        cancelled: cancelled.map((change) => ({ ...summary, ...change })),
      }),
      replies(getParticipants, participants, { ...participantsFixture, ...persons }),
      replies(getBookingExtras, bookingExtras, { ...customerExtrasFixture, ...extras }),
      replies(getFavourites, favouriteSites, {
        stay: { date: '2027-07-03', nights: 7, isDefaultDate: true },
        currency: 'GBP',
        favourites,
      }),
      ...more,
    ],
  })
  const main = opened.page.querySelector('main')
  return {
    ...opened,
    text: (main?.textContent ?? '').replace(/\s+/g, ' '),
    links: [...(main?.querySelectorAll('a') ?? [])].map((a) => a.getAttribute('href')),
  }
}
const named = participantsFixture.persons.map((person) => ({ ...person, firstName: 'A', lastName: 'B' }))
const unbooked = customerExtrasFixture.extras.map((extra) => ({ ...extra, quantity: 0 }))

describe('the start of the portal', () => {
  it('starts with the next stay: how long, where, when, and its booking', async () => {
    const { text, links, page } = await open()
    for (const part of ['Hello, Jo', 'Your next stay', 'days to go', summary.site.name])
      expect(text).toContain(part)
    expect(links).toContain(`/uk/profile/my-bookings/${bookingId}`)
    expect(page.querySelectorAll('h1')).toHaveLength(1)
  })

  it('lists open tasks: payment with its date, names, extras, each with its link', async () => {
    const { text, links } = await open({ extras: { extras: unbooked } })
    for (const part of [
      '£203.85 to pay',
      'We still need 2 travellers’ names',
      'You can do this until 26 June 2027',
      'Add extras for a more comfortable stay',
    ])
      expect(text).toContain(part)
    expect(text).toMatch(/(Due|Was due) by/)
    expect(links).toEqual(
      expect.arrayContaining([
        `/uk/profile/my-bookings/${bookingId}/payment`,
        `/uk/profile/my-bookings/${bookingId}/participants`,
        `/uk/profile/bookings/${bookingId}/extras`,
      ]),
    )
  })

  it('shows an agent what is due, and no way to pay it', async () => {
    const { text, links } = await open({ agent: 'Sam' })
    expect(text).toContain('£203.85 to pay')
    expect(links).not.toContain(`/uk/profile/my-bookings/${bookingId}/payment`)
  })

  it('distinguishes customers without an upcoming stay from those without bookings', async () => {
    const over = await open({ upcoming: [], cancelled: [{ state: 'cancelled' }] })
    expect(over.text).toContain('No upcoming stays')
    expect(over.links).toContain('/uk/profile/my-bookings')
    expect((await open({ upcoming: [] })).text).toContain('No bookings yet')
  })

  it('of a payment in part, requests what is left', async () => {
    expect((await open({ upcoming: [{ due: 5_000 }] })).text).toContain('£50.00 to pay')
  })

  it('reports that nothing is open', async () => {
    const { text, links } = await open({
      upcoming: [{ due: 0, nextRate: null, paymentStatus: 'PAYMENT_OK' }],
      persons: { persons: named },
    })
    expect(text).toContain('There’s nothing left to do before you go.')
    expect(links).not.toContain(`/uk/profile/my-bookings/${bookingId}/payment`)
  })

  it.each([
    'CHANGES_NOT_ALLOWED_TOO_CLOSE_TO_ARRIVAL',
    'EXISTING_ONLY_ALLOWED',
    'CHANGES_NOT_ALLOWED',
  ] as const)('requests nothing that may not be added: %s', async (rule) => {
    const terms = { rule, until: '2027-06-26' }
    const { text } = await open({ persons: { terms }, extras: { terms, extras: unbooked } })
    expect(text).not.toContain('no name yet')
    expect(text).not.toContain('more comfortable')
    expect(text).toContain('£203.85 to pay')
  })

  it('requests no payment before the campsite has confirmed', async () => {
    const { text } = await open({ upcoming: [{ state: 'requested' }] })
    expect(text).toContain('Requested')
    expect(text).not.toContain('Still to do')
  })

  it('names the stays after the next one, and the way to all', async () => {
    const later = { bookingRef: 'AAAAAAAAA1', dateFrom: '2027-08-07', dateTo: '2027-08-14' }
    const { text, links } = await open({ upcoming: [{}, later] })
    expect(text).toContain('Your later stays')
    expect(links).toEqual(
      expect.arrayContaining(['/uk/profile/my-bookings/AAAAAAAAA1', '/uk/profile/my-bookings']),
    )
  })

  it('shows the last favourites, at most three, or how to save some', async () => {
    const { text, links } = await open({ favourites: [...kept, ...kept, ...kept].slice(0, 5) })
    expect(text).toContain(kept[0]?.site.name)
    expect(links).toContain('/uk/profile/favourites')
    expect((await open({ favourites: [] })).text).toContain('Tap the heart on a campsite')
  })

  it('renders without parts that cannot be loaded, and reports it', async () => {
    const down = { type: 'unavailable' }
    const { text, rendered, page } = await open({
      more: [
        refuses(getParticipants, 503, down),
        refuses(getBookingExtras, 503, down),
        refuses(getFavourites, 503, down),
      ],
    })
    expect(rendered).toMatchObject({ status: 200 })
    for (const part of ['We couldn’t check everything', 'We couldn’t load your favourites', '£203.85 to pay'])
      expect(text).toContain(part)
    expect(
      [...page.querySelectorAll('main button')].filter((b) => b.textContent === 'Try again'),
    ).toHaveLength(2)
  })

  it('without any stay shows suggestions', async () => {
    const { text, links } = await open({ upcoming: [] })
    expect(text).toContain('No bookings')
    expect(links).toContain('/uk/search-and-book')
  })

  it('has a person to contact, by phone and by mail', async () => {
    const { links } = await open()
    expect(links.some((href) => /^tel:\+\d+$/.test(href ?? ''))).toBe(true)
    expect(links.some((href) => href?.startsWith('mailto:'))).toBe(true)
  })

  it('speaks every language', async () => {
    for (const site of ['uk', 'de', 'de-ch', 'fr', 'nl', 'nl-be', 'it'] as const) {
      const { errors, rendered } = await open({ site, extras: { extras: unbooked } })
      expect(errors, site).toEqual([])
      expect(rendered, site).toMatchObject({ status: 200, cacheable: false })
    }
  })
})

import { buildPath } from '@camping/editions/build-path.ts'
import { markets } from '@camping/editions/markets.ts'
import type { RouteName } from '@camping/editions/routes.ts'
import type { Page } from '@playwright/test'
import { recordBooking } from '../booking-records.ts'
import { textOf } from '../message-text.ts'
import { runState } from '../run-state.ts'
import { expect } from '../watched-page.ts'
import { holdStay } from './booked-stay.ts'
import { bookAsGuest } from './checkout.ts'
import { callApi, type Edition } from './example-pages.ts'
import type { Journey } from './journey.ts'
import { openLive } from './live-page.ts'
import { cards, payWith } from './payment.ts'
import type { SentEvent } from './tag-inbox.ts'

/** The steps that were told, each as often as it was told, by their numbers: beacons may overtake each other. */
export const stepsIn = (events: Parameters<typeof of>[0]): unknown[] =>
  of(events, 'checkout_step')
    .toSorted((one, other) => Number(one['checkout_step']) - Number(other['checkout_step']))
    .map((step) => step['checkout_step_name'])

/** A walk has every step, in this order. */
export const steps = ['extras', 'travellers', 'payment', 'check']

interface Confirmed {
  readonly bookingRef: string
  readonly state: string
  readonly due: number
  readonly site: {
    readonly id: number
    readonly name: string
    readonly country: { readonly code: string }
    readonly area: { readonly slug: string }
  }
  readonly accommodation: { readonly category: string }
}

/** What events of a name told, in their order. */
export const of = (events: readonly SentEvent[], name: string) =>
  events.filter(({ event }) => event === name).map(({ details }) => details)

/** What every event of a journey has in common: it is as the catalogue has it, from its edition, after consent, without a person. */
export function expectSound(
  events: readonly SentEvent[],
  { site, secrets }: { site: string; secrets: readonly string[] },
) {
  expect(events.filter(({ faults }) => faults.length > 0)).toEqual([])
  expect(new Set(events.map(({ edition }) => edition))).toEqual(new Set([site]))
  for (const { consent } of events)
    expect(consent).toMatchObject({ ad_storage: 'granted', analytics_storage: 'denied' })
  const all = JSON.stringify(events).toLowerCase()
  for (const secret of [...secrets, 'robin', 'jørgensen', 'long lane', 'guest.example'])
    expect(all, secret).not.toContain(secret.toLowerCase())
}

interface Walk {
  readonly page: Page
  readonly edition: Edition
  readonly sent: () => Promise<SentEvent[]>
}

/**
 * The walk of a brand without a storefront begins with the cart that a partner's site has made. Compares every event to the
 * confirmation, and answers what was booked.
 */
export async function bookWithoutStorefront({
  page,
  edition,
  journey,
  sent,
  title,
  season,
}: Walk & { journey: Journey; title: string; season: object }) {
  const { site } = edition
  const { currency } = markets[site]
  const cart = await holdStay(edition, { mode: 'instant', date: journey.date, journey: title })
  const { id: cartId } = cart
  await openLive(page, edition.origin + buildPath(site, 'booking', { cartId }))
  // What follows the pages of a document comes when the page is at rest; nobody reads a step in less time.
  await expect.poll(async () => stepsIn(await sent())).toEqual(steps.slice(0, 1))
  const order = page.waitForRequest((request) => request.url().endsWith(`/cart/${cartId}/book`))
  const booked = await bookAsGuest(page, journey, { name: '', total: cart.total, cartId })
  const { email } = ((await order).postDataJSON() as { booker: { email: string } }).booker
  await expect.poll(async () => of(await sent(), 'purchase')).toHaveLength(1)
  const {
    site: campsite,
    accommodation,
    ...confirmed
  } = await callApi<Confirmed>(edition, `booking/confirmation/${cartId}`)
  const { bookingRef, due } = confirmed
  const value = booked.total / 100
  const item = {
    item_id: `${campsite.id}`,
    item_name: campsite.name,
    item_category: campsite.country.code,
    item_category2: campsite.area.slug,
    item_variant: accommodation.category,
    price: value,
    quantity: 1,
  }
  await expect.poll(async () => stepsIn(await sent())).toEqual(steps)
  await expect
    .poll(async () => of(await sent(), 'add_payment_info'))
    .toEqual([{ currency, value, items: [item], payment_type: 'parts' }])
  expect(of(await sent(), 'purchase')).toEqual([
    {
      transaction_id: bookingRef,
      currency,
      value,
      items: [item],
      booking_state: confirmed.state,
      ...season,
    },
  ])
  recordBooking(runState().folder, {
    journey: title,
    site,
    cartId,
    bookingRef,
    currency,
    total: booked.total,
    adults: 2,
    childAges: [],
    moreEvents: 2,
    refunded: true,
    released: true,
  })
  return { bookingRef, cartId, email, due }
}

/** Pays everything that is due with a card. */
export async function payInPortal({
  page,
  edition,
  sent,
  bookingRef,
  due,
}: Walk & { bookingRef: string; due: number }): Promise<void> {
  const { site } = edition
  const { currency } = markets[site]
  const t = textOf(site)
  const addressOf = (name: RouteName) => edition.origin + buildPath(site, name, { bookingId: bookingRef })
  await openLive(page, addressOf('payment'))
  await page.getByRole('main').locator('input[name=provider][value="bambora/card"]').check()
  await page.getByRole('main').locator('input[name=amount][value=all]').check()
  await page.getByRole('button', { name: t('payment.next'), exact: true }).click()
  await page.waitForURL(addressOf('paymentOptions'))
  await page.getByRole('main').getByRole('button', { name: /\d/ }).click()
  await page.waitForURL((url) => url.origin === runState().sandbox)
  await payWith(page, cards.bambora.accepted)
  await page.waitForURL((url) => url.href.startsWith(addressOf('payment')))
  await openLive(page, addressOf('bookingDetail'))
  await expect
    .poll(async () => of(await sent(), 'customer_portal_payment_start'))
    .toEqual([{ booking_id: bookingRef }])
  await expect
    .poll(async () => of(await sent(), 'add_payment_info').slice(1))
    .toEqual([{ currency, value: due / 100, payment_type: 'bambora', booking_id: bookingRef }])
}

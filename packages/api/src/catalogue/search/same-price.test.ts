import type { BookingConfirmation, Cart } from '@camping/contract/booking.schemas.ts'
import { sql } from 'kysely'
import type { ArrivalsReply, SearchSitesReply, SiteResult } from '@camping/contract/search.schemas.ts'
import type { SiteAccommodationsReply, SiteCalendarReply } from '@camping/contract/site.schemas.ts'
import type { PriceLine } from '@camping/contract/values.schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usualServers } from '../../platform/db/testing/test-server.ts'
import { openTestApi } from '../../testing/open-test-api.ts'
import type { TestApi } from '../../testing/open-test-api.ts'
import { bookBody } from '../../booking/testing/booking-desk.ts'
import type { Question } from './testing/plain-search.ts'
import { testEditions, randomQuestion, searchBody } from './testing/random-question.ts'
import type { TestEdition } from './testing/random-question.ts'
import { SeededRandom } from './read-model/testing/seeded-random.ts'

/** The price on the card is the price that is booked: searches followed to their confirmation, in every currency. */

const seed = 20_261_121
const searches = 200

interface Reply<Body> {
  status: number
  body: Body
}

/** A visitor of an edition with an own address: nobody may open many carts. */
class Visitor {
  private static count = 0
  private readonly api: TestApi
  private readonly edition: TestEdition
  private readonly remoteAddress: string

  constructor(api: TestApi, edition: TestEdition) {
    Visitor.count += 1
    this.api = api
    this.edition = edition
    this.remoteAddress = `10.1.${Visitor.count >> 8}.${Visitor.count & 255}`
  }

  async call<Body>(path: string, payload?: object): Promise<Reply<Body>> {
    const reply = await this.api.app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api/twenty/v2/alder/${this.edition.locale}/${path}`,
      remoteAddress: this.remoteAddress,
      ...(payload && { payload }),
    })
    return { status: reply.statusCode, body: reply.json<Body>() }
  }

  async search(question: Question): Promise<SiteResult[]> {
    const body = searchBody(this.api, question, this.edition)
    return (await this.call<SearchSitesReply>('search/sites', body)).body.sites
  }

  /** The filters of a question. */
  filterOf(question: Question): object {
    return searchBody(this.api, question, this.edition).filter ?? {}
  }

  /** The discount of an accommodation as the tables have it. */
  discountOf(question: Question, accommodationId: number, total: number) {
    return discountInTables(this.api, { question, accommodationId, total }, this.edition)
  }
}

const sumOf = (lines: readonly PriceLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)

/** The features of the followed stays: without them the agreement would prove nothing about them. */
const met = { discounts: 0, taxes: 0, untaxedChildren: 0, onSiteCosts: 0 }

function record(question: Question, lines: readonly PriceLine[], hasDiscount: boolean): void {
  const tax = lines.find(({ kind }) => kind === 'tourist-tax')
  const persons = question.adults + question.childAges.length
  if (hasDiscount) met.discounts += 1
  if (tax) met.taxes += 1
  if (tax && tax.quantity % persons !== 0) met.untaxedChildren += 1
  if (lines.some(({ kind }) => kind === 'on-site')) met.onSiteCosts += 1
}

/**
 * The discount by the 30-day rule, from the tables: the same nights of the same accommodation at their lowest
 * price of the last 30 days, with the same costs. Null unless every night has such a price and the difference is
 * at least one percent.
 */
async function discountInTables(
  api: TestApi,
  { question, accommodationId, total }: { question: Question; accommodationId: number; total: number },
  { code }: TestEdition,
): Promise<{ percent: number; priorPrice: number } | null> {
  const currency = code === 'ALGB' ? 'GBP' : code === 'ALCH' ? 'CHF' : 'EUR'
  const { rows } = await sql<{ known: boolean | null; present: number; prior: number }>`
    select bool_and(prior > 0) as known, floor(sum(price) * ppm / (1000000.0 * step) + 0.5)::int * step as present,
      floor(sum(prior) * ppm / (1000000.0 * step) + 0.5)::int * step as prior
    from accommodation_calendar c, currency_rates r,
      lateral generate_series(${question.date}::date - c.from_date + 1, ${question.date}::date - c.from_date + ${question.nights}::int) as night,
      lateral (select case r.currency when 'CHF' then 5 else 1 end as step) as steps,
      lateral (select c.prices[night] as price, coalesce(c.prior_prices[night], 0) as prior) as cost
    where c.accommodation_id = ${accommodationId} and r.currency = ${currency}
    group by ppm, step
  `.execute(api.database.db)
  const { known, present, prior } = rows[0]!
  const priorPrice = total - present + prior
  const percent = Math.floor(((priorPrice - total) * 100) / priorPrice)
  return known && percent >= 1 ? { percent, priorPrice } : null
}

/** The price strip above the results and the price calendar of the campsite, for the same stay. */
async function expectSameOnOtherDays(
  visitor: Visitor,
  { question, card, filter }: { question: Question; card: SiteResult; filter: object },
): Promise<void> {
  const { date, nights: duration, adults, childAges } = question
  const total = card.displayPrice!.sellPrice
  const persons = { adults, children: childAges.map((age) => ({ age })) }
  const arrivals = await visitor.call<ArrivalsReply>('search/arrivals', {
    parameters: { site: card.slug, duration, persons },
    filter,
    from: date,
    days: 1,
  })
  expect(arrivals.body.days).toEqual([{ date, total, sites: 1 }])
  const query = new URLSearchParams({ month: date.slice(0, 7), duration: `${duration}`, adults: `${adults}` })
  query.set('accommodation', `${card.bestAccommodation!.id}`)
  for (const age of childAges) query.append('children', `${age}`)
  const calendar = await visitor.call<SiteCalendarReply>(`sites/${card.id}/calendar?${query}`)
  expect(calendar.body.days.find((day) => day.date === date)?.lowestTotal).toBe(total)
}

/** Follows a card to its booking. Returns false when another visitor has just taken the last unit. */
async function follow(visitor: Visitor, question: Question, card: SiteResult): Promise<boolean> {
  const { date, nights: duration, adults, childAges } = question
  const stay = { date, duration, persons: { adults, children: childAges.map((age) => ({ age })) } }
  const { sellPrice: total, currency, discount } = card.displayPrice!
  const { id: accommodationId } = card.bestAccommodation!

  const site = await visitor.call<SiteAccommodationsReply>(`sites/${card.id}/accommodations`, stay)
  const offer = site.body.accommodations.find(({ id }) => id === accommodationId)!
  if (offer.displayPrice === null) return false
  expect(offer.displayPrice).toEqual({ sellPrice: total, currency, discount })
  expect(sumOf(offer.priceLines)).toBe(total)
  expect(new Set(offer.priceLines.map((line) => line.currency))).toEqual(new Set([currency]))
  expect(discount).toEqual(await visitor.discountOf(question, accommodationId, total))
  await expectSameOnOtherDays(visitor, { question, card, filter: visitor.filterOf(question) })
  record(question, offer.priceLines, discount !== null)
  // The card shows the lowest total; no other accommodation that passes its filters may cost less.
  expect(card.minPrice).toEqual({ amount: total, currency })

  const wanted = { accommodationId, ...stay, seenTotal: total }
  const opened = await visitor.call<Cart & { type?: string }>('cart', wanted)
  if (opened.status === 409 && opened.body.type === 'no-longer-available') return false
  expect(opened).toMatchObject({ status: 200, body: { total, currency, priceChangedFrom: null } })
  const { id } = opened.body
  const { body: cart } = await visitor.call<Cart>(`cart/${id}`)
  for (const { priceLines } of [opened.body, cart]) expect(priceLines).toEqual(offer.priceLines)
  expect(cart).toMatchObject({ total, currency, priceChangedFrom: null })

  const booked = await visitor.call<BookingConfirmation>(
    `cart/${id}/book`,
    bookBody(total, { travellers: [] }),
  )
  expect(booked.status, JSON.stringify(booked.body)).toBe(200)
  const { body: confirmation } = await visitor.call<BookingConfirmation>(`booking/confirmation/${id}`)
  for (const answer of [booked.body, confirmation]) {
    expect(answer).toMatchObject({ total, currency, dateFrom: date, nights: duration })
    expect(answer.priceLines).toEqual(offer.priceLines)
  }
  return true
}

const databases = await usualServers()

describe.each(databases)('one price from card to confirmation on %s', (name, onServer) => {
  let api: TestApi
  beforeAll(async () => {
    Object.assign(met, { discounts: 0, taxes: 0, untaxedChildren: 0, onSiteCosts: 0 })
    api = await openTestApi(onServer)
  })
  afterAll(() => api?.close())

  test(`${searches} random searches: card, campsite page, cart and confirmation agree`, async () => {
    const random = new SeededRandom(seed)
    const booked = new Map<string, number>()
    for (let followed = 0; followed < searches;) {
      const edition = testEditions[followed % testEditions.length]!
      const question = randomQuestion(api, random, edition)
      const visitor = new Visitor(api, edition)
      const cards = await visitor.search(question)
      if (cards.length === 0) continue
      // Promotions are rare: where there are some, half of the followed cards have one.
      const offers = cards.filter((each) => each.displayPrice?.discount)
      const card = random.pick(offers.length > 0 && random.chance(0.5) ? offers : cards)
      const context = `seed ${seed}, search ${followed} in ${edition.locale}: ${JSON.stringify(question)}, site ${card.id}`
      const done = await follow(visitor, question, card).catch((error: unknown) => {
        throw new Error(context, { cause: error })
      })
      if (done) {
        followed += 1
        booked.set(edition.code, (booked.get(edition.code) ?? 0) + 1)
        continue
      }
      // A refusal is only allowed for a stay that was just sold: search must follow, too.
      const isOffered = async () =>
        (await visitor.search(question)).some(
          ({ bestAccommodation }) => bestAccommodation!.id === card.bestAccommodation!.id,
        )
      await expect.poll(isOffered, { timeout: 60_000, message: context }).toBe(false)
    }
    expect([...booked.keys()].sort()).toEqual(['ALCH', 'ALGB', 'ALNL'])
    process.stdout.write(`${name}: ${searches} stays booked as searched, ${JSON.stringify(met)}\n`)
    for (const [what, count] of Object.entries(met)) expect(count, what).toBeGreaterThan(5)
  })
})

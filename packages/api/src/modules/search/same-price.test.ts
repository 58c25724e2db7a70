import type { BookingConfirmation, Cart } from '@camping/contract/booking.schemas.ts'
import type { SearchSitesReply, SiteResult } from '@camping/contract/search.schemas.ts'
import type { SiteAccommodationsReply } from '@camping/contract/site.schemas.ts'
import type { PriceLine } from '@camping/contract/values.schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi, testServer } from '../../server/open-test-api.ts'
import type { TestApi } from '../../server/open-test-api.ts'
import { bookBody } from '../booking/testing/booking-desk.ts'
import type { Question } from './plain-search.ts'
import { askingEditions, randomQuestion, searchBody } from './random-question.ts'
import type { AskingEdition } from './random-question.ts'
import { SeededRandom } from './read-model/seeded-random.ts'

/** The price on the card is the price that is booked: searches followed to their confirmation, in every currency. */

const seed = 20_261_121
const searches = 200

interface Reply<Body> {
  status: number
  body: Body
}

/** One visitor of an edition, with an address of his own: nobody may open many carts. */
class Visitor {
  private static count = 0
  private readonly api: TestApi
  private readonly edition: AskingEdition
  private readonly remoteAddress: string

  constructor(api: TestApi, edition: AskingEdition) {
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
}

const sumOf = (lines: readonly PriceLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)

/** Follows a card to its booking. False when somebody had taken the last unit a moment ago. */
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
  // The card shows the lowest total; no other accommodation of its filters may cost less.
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

const server = await testServer()
const databases: [string, string | undefined][] = [['PGlite', undefined]]
if (server) databases.push(['PostgreSQL', server])

describe.each(databases)('one price from card to confirmation on %s', (_name, onServer) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openTestApi(onServer)
  })
  afterAll(() => api?.close())

  test(`${searches} random searches: card, campsite page, cart and confirmation say the same`, async () => {
    const random = new SeededRandom(seed)
    const booked = new Map<string, number>()
    for (let followed = 0; followed < searches;) {
      const edition = askingEditions[followed % askingEditions.length]!
      const question = randomQuestion(api, random, edition)
      const visitor = new Visitor(api, edition)
      const cards = await visitor.search(question)
      if (cards.length === 0) continue
      const card = random.pick(cards)
      const told = `seed ${seed}, search ${followed} in ${edition.locale}: ${JSON.stringify(question)}, site ${card.id}`
      const done = await follow(visitor, question, card).catch((error: unknown) => {
        throw new Error(told, { cause: error })
      })
      if (done) {
        followed += 1
        booked.set(edition.code, (booked.get(edition.code) ?? 0) + 1)
        continue
      }
      // Only what was sold a moment ago may be refused: search hears of it, too.
      const isOffered = async () =>
        (await visitor.search(question)).some(
          ({ bestAccommodation }) => bestAccommodation!.id === card.bestAccommodation!.id,
        )
      await expect.poll(isOffered, { timeout: 60_000, message: told }).toBe(false)
    }
    expect([...booked.keys()].sort()).toEqual(['ALCH', 'ALGB', 'ALNL'])
  })
})

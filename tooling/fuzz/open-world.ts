import { randomBytes } from 'node:crypto'
import type { Database } from '@camping/api/platform/db/schema.ts'
import { openSession } from '@camping/api/customer/session/open-session.ts'
import { addCustomer } from '@camping/api/customer/session/testing/add-customer.ts'
import type { Kysely } from 'kysely'
import type { Call, World } from './random-call.ts'

export interface Answered {
  readonly status: number
  readonly body: string
}
export type Send = (call: Call) => Promise<Answered>

interface Found {
  readonly stay: { readonly date: string; readonly nights: number }
  readonly sites: readonly {
    readonly siteId: number
    readonly slug: string
    readonly bestAccommodation: { readonly id: number } | null
    readonly meta: Readonly<Record<'funnel' | 'country' | 'area' | 'city', { readonly slug: string }>>
  }[]
}
interface Cart {
  readonly id: string
  readonly total: number
}

const edition = { brand: 'alder', siteCode: 'nl' } as const
const base = '/api/twenty/v2/alder/nl'
const distinct = <Item>(items: readonly Item[]): Item[] => [...new Set(items)]

/** Ids that calls can use, and the sites for addresses of pages. */
export interface OpenedWorld extends World {
  readonly sites: Found['sites']
}

/**
 * Creates the subjects of calls: carts, bookings, and sessions of a customer, of a booking and of an agent for each of
 * `bookings` bookings. Throws when it cannot create one. Without a database the tokens are random.
 */
export async function openWorld(
  db: Kysely<Database> | undefined,
  send: Send,
  bookings: number,
): Promise<OpenedWorld> {
  let calls = 0
  const call = async <Reply>(method: string, path: string, body: object): Promise<Reply> => {
    calls += 1
    const answer = await send({
      method,
      path: `${base}/${path}`,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `192.0.${calls >> 8}.${calls & 255}`,
        'x-draft-key': 'k'.repeat(43),
      },
      body: JSON.stringify(body),
    })
    if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.body}`)
    return JSON.parse(answer.body) as Reply
  }
  const { sites, stay } = await call<Found>('POST', 'search/sites', { paging: { limit: 40 } })
  const open = sites.flatMap(({ bestAccommodation }) => (bestAccommodation ? [bestAccommodation.id] : []))
  const newCart = (at: number) =>
    call<Cart>('POST', 'cart', {
      accommodationId: open[at],
      date: stay.date,
      duration: stay.nights,
      persons: { adults: 2 },
    })

  const openSessions = db && (await sessionsIn(db))
  const [tokens, refs, booked, emails]: string[][] = [[], [], [], []]
  const carts: Cart[] = []
  for (let at = 0; at < bookings; at += 1) {
    const { id, total } = await newCart(at)
    const email = `guest${at}@example.org`
    const { bookingRef } = await call<{ bookingRef: string }>('POST', `cart/${id}/book`, order(email, total))
    tokens?.push(...((await openSessions?.(bookingRef, email)) ?? [randomBytes(32).toString('base64url')]))
    refs?.push(bookingRef)
    booked?.push(id)
    emails?.push(email)
    const { id: cartId, total: cartTotal } = await newCart(bookings + at)
    carts.push({ id: cartId, total: cartTotal })
  }
  const cartIds = [...carts.map((cart) => cart.id), ...(booked ?? [])]
  const slugs = (key: 'funnel' | 'country' | 'area' | 'city') =>
    distinct(sites.map(({ meta }) => meta[key].slug))
  return {
    sites,
    open: carts,
    tokens: tokens ?? [],
    draftKeys: ['k'.repeat(43), 'short', 'x'.repeat(43)],
    known: {
      id: [...cartIds, ...(refs ?? []), ...sites.slice(0, 5).map(({ siteId }) => siteId)],
      cartId: cartIds,
      replaces: [null],
      bookingId: refs ?? [],
      ref: refs ?? [],
      bookingRef: refs ?? [],
      email: emails ?? [],
      siteId: sites.map(({ siteId }) => siteId),
      accommodationId: open,
      accommodation: open,
      slug: [...sites.map(({ slug }) => slug), ...slugs('funnel')],
      site: sites.map(({ slug }) => slug),
      funnel: slugs('funnel'),
      country: slugs('country'),
      area: slugs('area'),
      city: slugs('city'),
      documentId: ['confirmation', 'voucher', 'invoice-1'],
      date: [stay.date],
      acceptedTerms: [true],
      paymentPlan: [null],
      phonePrefix: ['+31'],
    },
  }
}

/** Opens the three kinds of booking sessions directly in the database. */
async function sessionsIn(db: Kysely<Database>) {
  const { id: agentId } = await db
    .insertInto('agents')
    .values({ brand: edition.brand, name: 'Kim' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return async (bookingRef: string, email: string): Promise<string[]> => {
    const customerId = await addCustomer(db, { brand: edition.brand, email })
    const row = await db
      .selectFrom('bookings')
      .select('id')
      .where('booking_ref', '=', bookingRef)
      .executeTakeFirstOrThrow()
    await db.updateTable('bookings').set({ customer_id: customerId }).where('id', '=', row.id).execute()
    return [
      await openSession(db, edition, { customerId }),
      await openSession(db, edition, { bookingId: row.id }),
      await openSession(db, edition, { customerId, agentId }),
    ]
  }
}

const order = (email: string, acceptedTotal: number) => ({
  idempotencyKey: randomBytes(16).toString('base64url'),
  booker: {
    firstName: 'Anna',
    lastName: 'de Vries',
    email,
    phonePrefix: '+31',
    phoneNumber: '612345678',
    street: 'Dorpsstraat',
    houseNumber: '47',
    postcode: '1234 AB',
    city: 'Zwolle',
    country: 'NL',
  },
  acceptedTotal,
  acceptedTerms: true,
})

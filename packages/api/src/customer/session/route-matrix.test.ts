import type { Problem } from '@camping/contract/problem.schemas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ServedEndpoint } from '../../platform/server/serve.ts'
import { servedEndpoints } from '../../served-endpoints.ts'
import { bookBody, cartBody, usualKinds, type Desk, openDesk } from '../../booking/testing/booking-desk.ts'
import * as world from '../../booking/testing/booking-world.ts'
import { openSession, type SessionOwner } from './open-session.ts'
import { hashToken } from '../../platform/session/session-token.ts'
import { addCustomer } from './testing/add-customer.ts'

/** What a call concerns: one booking, an account, or any caller. */
type Subject = 'booking' | 'account' | 'whoever'
interface Row {
  readonly subject: Subject
  /** Valid, so that only the right decides. */
  readonly body?: object
  /** Refused to an agent. */
  readonly customerAlone?: true
}

const person = { firstName: 'Eve', lastName: 'Else' }
const wish = { accommodationId: world.tent, dateFrom: '2027-06-05', nights: 8 }
/**
 * Every call for customers. A missing one fails the first test, so that no call is served without a decision
 * about its rights.
 */
const rows: Readonly<Record<string, Row>> = {
  'GET user': { subject: 'whoever' },
  'GET customer-portal/bookings': { subject: 'whoever' },
  'GET customer-portal/bookings/{bookingId}': { subject: 'booking' },
  'GET customer-portal/bookings/{bookingId}/documents/{documentId}': { subject: 'booking' },
  'GET customer-portal/bookings/{bookingId}/calendar': { subject: 'booking' },
  'POST customer-portal/bookings/{bookingId}/send-confirmation': { subject: 'booking', body: {} },
  'POST customer-portal/bookings/{bookingId}/cancel/quote': { subject: 'booking', body: {} },
  'POST customer-portal/bookings/{bookingId}/cancel': {
    subject: 'booking',
    body: { idempotencyKey: 'k'.repeat(24), acceptedCost: 0, acceptedRefund: 0 },
  },
  'POST customer-portal/bookings/{bookingId}/code': { subject: 'booking', body: {} },
  'POST customer-portal/bookings/{bookingId}/code/check': { subject: 'booking', body: { code: '123456' } },
  'GET customer-portal/bookings/{bookingId}/participants': { subject: 'booking' },
  'PUT customer-portal/bookings/{bookingId}/participants': {
    subject: 'booking',
    body: { persons: [person] },
  },
  'GET customer-portal/bookings/{bookingId}/extras': { subject: 'booking' },
  'PUT customer-portal/bookings/{bookingId}/extras': {
    subject: 'booking',
    body: { extras: [], acceptedDifference: 0 },
  },
  'GET customer-portal/bookings/{bookingId}/stay': { subject: 'booking' },
  'POST customer-portal/bookings/{bookingId}/stay/quote': { subject: 'booking', body: wish },
  'POST customer-portal/bookings/{bookingId}/stay': {
    subject: 'booking',
    body: {
      ...wish,
      idempotencyKey: 'k'.repeat(24),
      acceptedTotal: 0,
      acceptedDue: 0,
      acceptedRefund: 0,
    },
  },
  'POST customer-portal/bookings/{bookingId}/discount/quote': {
    subject: 'booking',
    body: { code: 'SUMMER10' },
  },
  'POST customer-portal/bookings/{bookingId}/discount': {
    subject: 'booking',
    body: {
      code: 'SUMMER10',
      idempotencyKey: 'k'.repeat(24),
      acceptedTotal: 0,
      acceptedDue: 0,
      acceptedRefund: 0,
    },
  },
  'DELETE customer-portal/bookings/{bookingId}/stay/held': { subject: 'booking' },
  'GET customer-portal/bookings/{bookingId}/history': { subject: 'booking' },
  'POST customer-portal/bookings/{bookingId}/message': {
    subject: 'booking',
    body: { text: 'May we arrive at ten in the evening?' },
  },
  'GET reviews/booking/{id}': { subject: 'booking' },
  'POST reviews/booking/{id}': {
    subject: 'booking',
    body: {
      score: 9,
      group: 'friends',
      title: 'So near the water',
      text: 'A pitch in the shade, kind people at the gate and quiet nights.',
    },
  },
  'POST customer-portal/chatbot-token': { subject: 'whoever', body: {}, customerAlone: true },
  'GET customer-portal/favourites': { subject: 'account' },
  'PUT customer-portal/favourites/{siteId}': { subject: 'account', body: {} },
  'DELETE customer-portal/favourites/{siteId}': { subject: 'account' },
  'POST customer-portal/favourites/merge': { subject: 'account', body: { favourites: [] } },
  'GET customer-portal/favourite-lists': { subject: 'account' },
  'POST customer-portal/favourite-lists': { subject: 'account', body: { name: 'Lakes' } },
  'PUT customer-portal/favourite-lists/{listId}': { subject: 'account', body: { name: 'Lakes' } },
  'DELETE customer-portal/favourite-lists/{listId}': { subject: 'account' },
  'PUT customer-portal/favourite-lists/{listId}/sites/{siteId}': { subject: 'account', body: {} },
  'DELETE customer-portal/favourite-lists/{listId}/sites/{siteId}': { subject: 'account' },
  'PUT customer-portal/favourite-lists/{listId}/sharing': { subject: 'account', body: {} },
  'DELETE customer-portal/favourite-lists/{listId}/sharing': { subject: 'account' },
  'PUT customer-portal': { subject: 'account', body: {} },
  'POST customer-portal/confirm-password': {
    subject: 'account',
    body: { password: 'x' },
    customerAlone: true,
  },
  'GET customer-portal/sessions': { subject: 'account', customerAlone: true },
  'DELETE customer-portal/sessions/{id}': { subject: 'account', customerAlone: true },
  'POST customer-portal/sessions/end-others': { subject: 'account', body: {}, customerAlone: true },
  'GET customer-portal/passkeys': { subject: 'account', customerAlone: true },
  'POST customer-portal/passkeys/challenge': { subject: 'account', body: {}, customerAlone: true },
  'POST customer-portal/passkeys': {
    subject: 'account',
    body: { credential: { id: 'x'.repeat(43), response: { clientDataJSON: 'x', attestationObject: 'x' } } },
    customerAlone: true,
  },
  'PUT customer-portal/passkeys/{id}': { subject: 'account', body: { name: 'x' }, customerAlone: true },
  'DELETE customer-portal/passkeys/{id}': { subject: 'account', customerAlone: true },
  'GET customer-portal/export': { subject: 'account', customerAlone: true },
  'POST customer-portal/erase': { subject: 'account', body: { password: 'x' }, customerAlone: true },
}

const nameOf = ({ endpoint }: ServedEndpoint) => `${endpoint.method} ${endpoint.path}`
const forCustomers = servedEndpoints.filter(({ signedIn }) => signedIn)

test('every call for customers is in the table', () => {
  expect(forCustomers.map(nameOf).filter((name) => !(name in rows))).toEqual([])
})

describe.each(usualKinds)('access rights on %s', (kind) => {
  let desk: Desk
  let annas = { id: 0, ref: '' }
  const tokens: Record<string, string> = {}

  const customer = (brand: string, email: string) => addCustomer(desk.db, { brand, email })
  async function book(email: string, date: string) {
    const { body: cart } = await desk.createCart(cartBody({ accommodationId: world.tent, date }))
    const body = bookBody(cart.total) as { booker: object }
    const booked = await desk.book(cart.id, { ...body, booker: { ...body.booker, email } })
    return await desk.db
      .selectFrom('bookings')
      .select(['id', 'booking_ref as ref'])
      .where('booking_ref', '=', booked.body.bookingRef)
      .executeTakeFirstOrThrow()
  }
  const enter = (owner: SessionOwner, brand = 'alder') =>
    openSession(desk.db, { brand, siteCode: 'nl' }, owner)

  beforeAll(async () => {
    desk = await openDesk(
      kind,
      forCustomers.filter(({ endpoint }) => !/^(user|reviews)/.test(endpoint.path)),
    )
    const anna = await customer('alder', 'anna@example.org')
    const ben = await customer('alder', 'ben@example.org')
    const erased = await customer('alder', 'erased@example.org')
    annas = await book('anna@example.org', '2027-06-05')
    const bens = await book('ben@example.org', '2027-06-12')
    const { id: agentId } = await desk.db
      .insertInto('agents')
      .values({ brand: 'alder', name: 'Kim' })
      .returning('id')
      .executeTakeFirstOrThrow()
    Object.assign(tokens, {
      ben: await enter({ customerId: ben }),
      bensBooking: await enter({ bookingId: bens.id }),
      annasBooking: await enter({ bookingId: annas.id }),
      anna: await enter({ customerId: anna }),
      agent: await enter({ customerId: anna, agentId }),
      agentOfBen: await enter({ customerId: ben, agentId }),
      otherBrand: await enter({ customerId: await customer('lakeland', 'anna@example.org') }, 'lakeland'),
      over: await enter({ customerId: anna }),
      unused: await enter({ customerId: anna }),
      erased: await enter({ customerId: erased }),
      none: '',
      garbage: 'x'.repeat(43),
    })
    await desk.db
      .updateTable('sessions')
      .set({ expires_at: sql<string>`now() - interval '1 second'` })
      .where('token_hash', '=', hashToken(tokens['over'] ?? ''))
      .execute()
    await desk.db
      .updateTable('sessions')
      .set({ last_seen_at: sql<string>`now() - interval '8 days'` })
      .where('token_hash', '=', hashToken(tokens['unused'] ?? ''))
      .execute()
    await desk.db.updateTable('customers').set({ erased_at: new Date() }).where('id', '=', erased).execute()
    await desk.db.deleteFrom('sessions').where('customer_id', '=', erased).execute()
  })
  afterAll(() => desk?.close())

  async function ask(served: ServedEndpoint, who: string) {
    const { method, path, base } = served.endpoint
    const filled = path
      .replace(/(sessions|passkeys)\/\{id\}/, '$1/7f6ad5b0-2f0e-4a3e-9a51-0d6a1c4f5b01')
      .replace(/\{(bookingId|id)\}/, annas.ref)
      .replace('{siteId}', '1')
      .replace('{listId}', '1')
      .replace('{documentId}', 'invoice-1')
    const { body } = rows[nameOf(served)] ?? {}
    const reply = await desk.app.inject({
      method,
      url: base === 'locale' ? `/api/nl/${filled}` : `/api/twenty/v2/alder/nl/${filled}`,
      ...(tokens[who] ? { headers: { authorization: `Bearer ${tokens[who]}` } } : {}),
      ...(body ? { payload: body } : {}),
    })
    const { type } = reply.body.startsWith('{') ? reply.json<Problem>() : { type: undefined }
    return { status: reply.statusCode, type }
  }

  describe.each(forCustomers.map((served) => [nameOf(served), served] as const))('%s', (name, served) => {
    const { subject, customerAlone } = rows[name] ?? { subject: 'whoever' }

    // A path without a brand uses the session's brand.
    const others = served.endpoint.base === 'locale' ? [] : ['otherBrand']
    test.each(['none', 'garbage', 'over', 'unused', 'erased', ...others])('no session: %s', async (who) => {
      expect(await ask(served, who)).toEqual({ status: 401, type: 'signed-out' })
    })

    if (subject === 'booking')
      test.each(['ben', 'bensBooking', 'agentOfBen'])(
        'another customer’s booking does not exist: %s',
        async (who) => {
          expect(await ask(served, who)).toEqual({ status: 404, type: 'not-found' })
        },
      )
    if (subject === 'account')
      test('the session of a booking opens no account', async () => {
        expect(await ask(served, 'annasBooking')).toEqual({ status: 403, type: 'account-only' })
      })
    if (customerAlone)
      test('an agent is refused', async () => {
        expect(await ask(served, 'agent')).toEqual({ status: 403, type: 'agent-not-allowed' })
      })
  })

  test.each(['anna', 'annasBooking', 'agent'])('one’s own is answered: %s', async (who) => {
    for (const served of forCustomers) {
      const { subject } = rows[nameOf(served)] ?? {}
      if (served.endpoint.method !== 'GET' || (subject === 'account' && who !== 'anna')) continue
      expect([nameOf(served), (await ask(served, who)).status]).toEqual([nameOf(served), 200])
    }
  })
})

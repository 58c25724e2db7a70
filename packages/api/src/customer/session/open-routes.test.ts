import { randomBytes } from 'node:crypto'
import { basePath } from '@camping/contract/endpoint.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shippedBrands } from '../../platform/config/brand-access.ts'
import { servedEndpoints } from '../../served-endpoints.ts'
import type { CustomerEndpoint } from '../customer-serving.ts'
import { bookBody, cartBody, usualKinds, type Desk, openDesk } from '../../booking/testing/booking-desk.ts'
import * as world from '../../booking/testing/booking-world.ts'
import { createFakeBank } from '../../payment/testing/fake-bank.ts'
import { paymentEnvironment } from '../../payment/testing/payment-environment.ts'
import { readPaymentAccounts } from '../../payment/accounts/read-payment-accounts.ts'
import { openSession } from './open-session.ts'
import { hashToken } from '../../platform/session/session-token.ts'
import { addCustomer } from './testing/add-customer.ts'
import { openRoutes as rows, type Right, secret } from './testing/open-routes.data.ts'

const nameOf = ({ endpoint }: CustomerEndpoint) => `${endpoint.method} ${endpoint.path}`
const open = servedEndpoints.filter(
  ({ signedIn, forOperator, forDesk }) => !signedIn && !forOperator && !forDesk,
)
const having = (right: Right) => open.filter((served) => rows[nameOf(served)]?.[0] === right)

test('every call open to strangers is in the table, with the right it requires', () => {
  expect(open.map(nameOf).toSorted()).toEqual(Object.keys(rows).toSorted())
})

describe.each(usualKinds)('rights other than a session on %s', (kind) => {
  let desk: Desk
  let annas = { id: 0, ref: '', cart: '' }
  const tokens: Record<string, string> = { none: '', garbage: 'x'.repeat(43) }

  beforeAll(async () => {
    const payments = readPaymentAccounts(paymentEnvironment, {
      brands: shippedBrands,
      production: false,
      fetch: createFakeBank().fetch,
    })
    const own = /^(cart|booking|reviews|user)\b/
    const more = servedEndpoints.filter(
      ({ endpoint }) => !own.test(endpoint.path) || /draft/.test(endpoint.path),
    )
    const mounted = new Set<string>()
    desk = await openDesk(
      kind,
      more.filter((served) => {
        const isNew = !mounted.has(nameOf(served)) && nameOf(served) !== 'POST customer-portal/sign-out'
        mounted.add(nameOf(served))
        return isNew
      }),
      { payments },
    )
    const book = async (email: string, date: string) => {
      const { body: cart } = await desk.createCart(cartBody({ accommodationId: world.tent, date }))
      const body = bookBody(cart.total) as { booker: object }
      const booked = await desk.book(cart.id, { ...body, booker: { ...body.booker, email } })
      expect(booked.status).toBe(200)
      const { id } = await desk.db
        .selectFrom('bookings')
        .select('id')
        .where('booking_ref', '=', booked.body.bookingRef)
        .executeTakeFirstOrThrow()
      return { id, ref: booked.body.bookingRef, cart: cart.id }
    }
    annas = await book('anna@example.org', '2027-06-05')
    const bens = await book('ben@example.org', '2027-06-12')
    const anna = await addCustomer(desk.db, { brand: 'alder', email: 'anna@example.org' })
    const ben = await addCustomer(desk.db, { brand: 'alder', email: 'ben@example.org' })
    const other = await addCustomer(desk.db, { brand: 'lakeland', email: 'anna@example.org' })
    const { id: agentId } = await desk.db
      .insertInto('agents')
      .values({ brand: 'alder', name: 'Kim' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const enter = (owner: Parameters<typeof openSession>[2], brand = 'alder') =>
      openSession(desk.db, { brand, siteCode: 'nl' }, owner)
    Object.assign(tokens, {
      anna: await enter({ customerId: anna }),
      annasBooking: await enter({ bookingId: annas.id }),
      ben: await enter({ customerId: ben }),
      bensBooking: await enter({ bookingId: bens.id }),
      agent: await enter({ customerId: anna, agentId }),
      agentOfBen: await enter({ customerId: ben, agentId }),
      otherBrand: await enter({ customerId: other }, 'lakeland'),
      over: await enter({ customerId: anna }),
    })
    await desk.db
      .updateTable('sessions')
      .set({ expires_at: sql<string>`now() - interval '1 second'` })
      .where('token_hash', '=', hashToken(tokens['over'] ?? ''))
      .execute()
  })
  afterAll(() => desk?.close())

  interface OpenCall {
    readonly who?: string
    /** The value for the path's parameter. */
    readonly id?: string
    readonly brand?: string
    readonly locale?: string
    readonly body?: object
  }
  async function ask(
    served: CustomerEndpoint,
    { who = 'none', id = '', brand = 'alder', locale = 'nl', body }: OpenCall,
  ) {
    const { method, path, base } = served.endpoint
    const reply = await desk.app.inject({
      method,
      url: `${basePath(base, brand, locale)}/${path.replace('{siteId}', '1').replace(/\{\w+\}/, encodeURIComponent(id))}`,
      remoteAddress: `10.200.${randomBytes(2).join('.')}`,
      headers: {
        ...(tokens[who] ? { authorization: `Bearer ${tokens[who]}` } : {}),
        'x-draft-key': secret,
      },
      ...(method === 'POST' || method === 'PUT' ? { payload: body ?? rows[nameOf(served)]?.[1] ?? {} } : {}),
    })
    const { type } = reply.body.startsWith('{') ? reply.json<Problem>() : { type: undefined }
    return { status: reply.statusCode, type, text: reply.body }
  }

  describe.each(having('cart').map((served) => [nameOf(served), served] as const))('%s', (_name, served) => {
    test('an unknown id, one of another brand or edition, and numbers find nothing', async () => {
      const strangers = [
        { id: randomBytes(16).toString('base64url') },
        { id: annas.cart, brand: 'lakeland' },
        { id: annas.cart, locale: 'de' },
        { id: annas.cart.slice(0, -1) + (annas.cart.endsWith('A') ? 'B' : 'A') },
      ]
      for (const asked of strangers) {
        const { status, text } = await ask(served, { ...asked, who: 'anna' })
        // A missing draft and a missing cart get the same reply, so that the cart's existence stays hidden.
        if (status === 200) expect(text).toBe('{"draft":null}')
        else expect(status).toBe(404)
      }
      for (const id of [annas.ref, '1', '%00', '../../user'])
        expect([400, 404]).toContain((await ask(served, { id, who: 'anna' })).status)
    })
  })

  describe.each(having('payer').map((served) => [nameOf(served), served] as const))('%s', (name, served) => {
    const about = (more: object = {}) => {
      const body = { ...rows[name]?.[1], ...more }
      return { id: annas.ref, body: 'ref' in body ? { ...body, ref: annas.ref } : body }
    }

    test.each(['none', 'garbage', 'over', 'otherBrand'])('no session: %s', async (who) => {
      expect(await ask(served, { ...about(), who })).toMatchObject({ status: 401, type: 'signed-out' })
    })
    test.each(['ben', 'bensBooking'])('another customer’s booking does not exist: %s', async (who) => {
      expect(await ask(served, { ...about(), who })).toMatchObject({ status: 404, type: 'not-found' })
    })
    // Only a body can name a cart.
    if (served.endpoint.method !== 'GET')
      test('the cart of another booking is no right, and outweighs no session', async () => {
        const cartId = randomBytes(16).toString('base64url')
        for (const who of ['none', 'ben', 'anna'])
          expect((await ask(served, { ...about({ cartId }), who })).status).toBe(404)
      })
    test('an agent of another customer learns nothing, the customer’s agent starts no payment', async () => {
      const starts = name.endsWith('getOrderId') || name === 'POST payment/voucher/booking/{bookingId}'
      expect((await ask(served, { ...about(), who: 'agentOfBen' })).status).toBe(starts ? 403 : 404)
      if (starts)
        expect(await ask(served, { ...about(), who: 'agent' })).toMatchObject({ type: 'agent-not-allowed' })
    })
    test.each(['anna', 'annasBooking'])('one’s own is answered: %s', async (who) => {
      // The code in the table is of no voucher.
      const { status, type } = await ask(served, { ...about(), who })
      expect([status, type]).toEqual(name.includes('voucher') ? [409, 'voucher-refused'] : [200, undefined])
    })
  })

  test('a payment is found by its id only, in its brand, and contains nothing personal', async () => {
    const start = open.find((one) => nameOf(one) === 'POST customer/payment/getOrderId')!
    const [served] = having('payment') as [CustomerEndpoint]
    const begun = await ask(start, { who: 'anna', body: { ref: annas.ref, slug: 'bambora', amount: 1 } })
    const { orderIdHash } = JSON.parse(begun.text) as { orderIdHash: string }
    const reply = await ask(served, { id: orderIdHash })
    expect(reply.status).toBe(200)
    expect(reply.text).not.toContain(annas.ref)
    expect(reply.text).not.toContain(annas.cart)
    expect(reply.text).not.toContain('example.org')
    for (const asked of [
      { id: randomBytes(16).toString('base64url') },
      { id: orderIdHash, brand: 'lakeland' },
      { id: annas.cart },
    ])
      expect((await ask(served, { ...asked, who: 'anna' })).status).toBe(404)
  })

  describe.each(having('link').map((served) => [nameOf(served), served] as const))('%s', (name, served) => {
    test('a session is no link, and neither is an unknown token', async () => {
      for (const token of [tokens['anna'] ?? '', tokens['annasBooking'] ?? '', secret]) {
        const { status, text } = await ask(served, {
          who: 'anna',
          id: token,
          body: { ...rows[name]?.[1], token },
        })
        expect(status, text).toBeGreaterThanOrEqual(400)
        expect(status, text).toBeLessThan(500)
      }
    })
  })

  test.each(['none', 'garbage', 'over', 'anna', 'annasBooking', 'agent', 'otherBrand'])(
    'no session is a token for chatbots: %s',
    async (who) => {
      const [served] = having('chatbot') as [CustomerEndpoint]
      expect(await ask(served, { who })).toMatchObject({ status: 401, type: 'chatbot-token-ended' })
    },
  )

  test('no session opens the operator’s calls', async () => {
    const operators = servedEndpoints.filter(({ forOperator }) => forOperator)
    expect(operators.length).toBeGreaterThanOrEqual(9)
    for (const served of operators)
      for (const who of ['none', 'garbage', 'anna', 'annasBooking', 'agent', 'otherBrand'])
        expect([nameOf(served), await ask(served, { who, id: '1' })]).toMatchObject([
          nameOf(served),
          { status: 401, type: 'operator-only' },
        ])
  })
})

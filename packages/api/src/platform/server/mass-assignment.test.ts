import type { z } from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountRoutes } from '../../customer/account/account.routes.ts'
import { owner } from '../../customer/account/testing/account-desk.ts'
import { bookBody, cartBody, usualKinds } from '../../booking/testing/booking-desk.ts'
import * as world from '../../booking/testing/booking-world.ts'
import { openPortalDesk } from '../../customer/bookings/testing/portal-desk.ts'
import { servedEndpoints } from '../../served-endpoints.ts'

/** Values that an attacker would like to set. */
const wishes = {
  id: 1,
  customerId: 1,
  customer_id: 1,
  bookingId: 1,
  brand: 'lakeland',
  siteCode: 'uk',
  state: 'completed',
  type: 'agent',
  agentId: 1,
  agent_id: 1,
  total: 1,
  payable: 1,
  paid: 1_000_000,
  price: 0,
  currency: 'JPY',
  discount: 99,
  emailVerifiedAt: '2020-01-01T00:00:00Z',
  email_verified_at: '2020-01-01T00:00:00Z',
  password_hash: 'x',
  erased_at: null,
  role: 'operator',
  isAdmin: true,
}

/** Object schemas that would accept unknown members, by their path. */
function looseObjects(schema: unknown, path: string, seen = new Set<unknown>()): string[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const { def } = schema as { def: Record<string, unknown> }
  const inner = (part: unknown, name: string) => looseObjects(part, `${path}${name}`, seen)
  const found: string[] = []
  if (['any', 'unknown'].includes(String(def['type']))) found.push(path)
  const catchall = def['catchall'] as z.ZodType | undefined
  if (catchall && catchall.type !== 'never') found.push(path)
  for (const [name, part] of Object.entries((def['shape'] as object | undefined) ?? {}))
    found.push(...inner(part, `.${name}`))
  for (const name of ['element', 'innerType', 'in', 'out', 'keyType', 'valueType', 'left', 'right'])
    if (def[name] !== undefined) found.push(...inner(def[name], ''))
  for (const part of (def['options'] as unknown[] | undefined) ?? []) found.push(...inner(part, '|'))
  for (const part of (def['items'] as unknown[] | undefined) ?? []) found.push(...inner(part, '[]'))
  return found
}

test('no call takes members that its schema does not name', () => {
  const loose = servedEndpoints.flatMap(({ endpoint, rest, params }) =>
    [rest, params]
      .filter((schema): schema is z.ZodObject => schema !== undefined)
      .flatMap((schema) => looseObjects(schema, `${endpoint.method} ${endpoint.path}`)),
  )
  expect(loose).toEqual([])
})

test('what the path names is not named again: a body cannot speak of another booking', () => {
  const twice = servedEndpoints.flatMap(({ endpoint, rest, params }) =>
    Object.keys(params?.shape ?? {})
      .filter((key) => rest && key in rest.shape)
      .map((key) => `${endpoint.path} ${key}`),
  )
  expect(twice).toEqual([])
})

describe.each(usualKinds)('wishes on %s', (kind) => {
  let desk: Awaited<ReturnType<typeof openPortalDesk>>
  beforeAll(async () => {
    desk = await openPortalDesk(kind, accountRoutes)
  })
  afterAll(() => desk?.close())
  const rowOf = (ref: string) =>
    desk.db.selectFrom('bookings').selectAll().where('booking_ref', '=', ref).executeTakeFirstOrThrow()

  test('a request sets neither price nor owner of a cart or an order', async () => {
    const stay = cartBody({ accommodationId: world.tent, date: '2027-08-07' })
    const { body: cart } = await desk.createCart({ ...stay, ...wishes, id: 'x'.repeat(22) })
    expect(cart).toMatchObject({ currency: 'EUR' })
    expect(cart.id).not.toBe('x'.repeat(22))
    const updated = await desk.call<typeof cart>('PUT', `cart/${cart.id}`, {
      body: { covers: [], ...wishes, priceLines: [], extras: [] },
    })
    expect(updated.body).toMatchObject({ id: cart.id, total: cart.total, currency: cart.currency })
    const order = bookBody(cart.total) as { booker: object; travellers: object[] }
    const booked = await desk.call<{ bookingRef: string }>('POST', `cart/${cart.id}/book`, {
      body: {
        ...wishes,
        ...order,
        booker: { ...wishes, ...order.booker },
        travellers: order.travellers.map((traveller) => ({ ...wishes, ...traveller })),
      },
    })
    expect(booked.status).toBe(200)
    expect(await rowOf(booked.body.bookingRef)).toMatchObject({
      brand: 'alder',
      site_code: 'nl',
      state: 'confirmed',
      total: cart.total,
      currency: 'EUR',
      customer_id: null,
    })
  })

  test('a registration is an account like all others, and not yet one', async () => {
    const email = 'wishes@example.org'
    const answer = await desk.call('POST', 'customer-portal', {
      body: { ...owner('too early'), ...wishes, email },
    })
    expect(answer.status).toBe(200)
    const customers = desk.db.selectFrom('customers').selectAll().where('email', '=', email)
    expect(await customers.execute()).toEqual([])
    const waiting = await desk.db
      .selectFrom('registrations')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(waiting).toMatchObject({ brand: 'alder', site_code: 'nl' })
    expect(JSON.stringify(waiting)).not.toMatch(/Jo|Bloom|argon2/)
  })

  test('travellers, extras and a cancellation are those of the path, at our prices', async () => {
    const mine = await desk.book()
    const other = await desk.book()
    const before = await rowOf(other.ref)
    const more = { ...wishes, bookingId: other.ref, ref: other.ref }
    const send = <Body>(method: 'PUT' | 'POST', part: string, body: object) =>
      desk.call<Body>(method, `customer-portal/bookings/${mine.ref}/${part}`, {
        body: { ...more, ...body },
        headers: { authorization: `Bearer ${mine.asCustomer}` },
      })
    const persons = [
      ['Anna', '1980-01-01'],
      ['Eve', '1981-01-01'],
      ['Cas', '2022-01-01'],
      ['Dora', '2010-12-31'],
    ].map(([firstName, birthDate]) => ({
      ...wishes,
      title: null,
      firstName,
      lastName: 'de Vries',
      birthDate,
      role: 'child',
      age: 3,
    }))
    const named = await send<{ persons: { role: string }[] }>('PUT', 'participants', { persons })
    expect(named.status, JSON.stringify(named.body)).toBe(200)
    expect(named.body.persons.map(({ role }) => role)).toEqual(['main', 'adult', 'child', 'child'])
    const quote = await send<{ cost: number; refund: number }>('POST', 'cancel/quote', {})
    const cancelled = await send('POST', 'cancel', {
      idempotencyKey: 'k'.repeat(24),
      acceptedCost: quote.body.cost,
      acceptedRefund: quote.body.refund,
      refund: 1_000_000,
      cost: 0,
    })
    expect(cancelled.status).toBe(200)
    expect((await rowOf(mine.ref)).state).toBe('cancelled')
    expect(await rowOf(other.ref)).toEqual(before)
  })
})

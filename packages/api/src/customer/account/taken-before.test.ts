import type { CustomerBookings } from '@camping/contract/portal.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { bookBody, cartBody, usualKinds } from '../../booking/testing/booking-desk.ts'
import * as world from '../../booking/testing/booking-world.ts'
import { portalRoutes } from '../bookings/portal.routes.ts'
import { type AccountDesk, linkToken, openAccountDesk, owner, password } from './testing/account-desk.ts'

/** Everything a stranger can claim about another person's address. */
const theirs = {
  firstName: 'Mallory',
  lastName: 'Refund waits',
  password: 'mallory was here 1',
  confirmed_password: 'mallory was here 1',
  acceptedTerms: true,
  newsletter: true,
}

describe.each(usualKinds)('an account that a stranger began on %s', (kind) => {
  let desk: AccountDesk
  beforeAll(async () => {
    desk = await openAccountDesk(kind, { more: portalRoutes })
  })
  afterAll(() => desk?.close())
  afterEach(() => desk.db.deleteFrom('attempts').execute())
  const signIn = async (email: string, given: string) =>
    await desk.post('authenticate', { email, password: given })
  const begin = (email: string, headers: Record<string, string> = {}) =>
    desk.post('', { ...theirs, email }, { headers })
  const newestLink = async () => linkToken((await desk.deliver()).at(-1), 'verify')
  const bookings = (token: string | undefined) =>
    desk.call<CustomerBookings & Problem>('GET', 'customer-portal/bookings', {
      headers: { authorization: `Bearer ${token ?? ''}` },
    })

  let weeks = 0
  async function bookAsGuest(email: string): Promise<string> {
    weeks += 1
    const date = new Date(Date.UTC(2027, 4, 22 + 7 * weeks)).toISOString().slice(0, 10)
    const { body: cart } = await desk.createCart(cartBody({ accommodationId: world.tent, date }))
    const body = bookBody(cart.total) as { booker: object }
    const booked = await desk.book(cart.id, { ...body, booker: { ...body.booker, email } })
    expect(booked.status, JSON.stringify(booked.body)).toBe(200)
    return booked.body.bookingRef
  }

  test('is the owner’s once they open the mail: no word, password or wish of the stranger is in it', async () => {
    const email = 'victim@example.org'
    const ref = await bookAsGuest(email)
    await desk.deliver()
    expect((await begin(email)).status).toBe(200)
    const mails = await desk.deliver()
    expect(mails.map(({ text, html }) => `${text} ${html}`).join('')).not.toMatch(/Mallory|Refund/)
    const token = linkToken(mails[0], 'verify')

    // The stranger's knowledge makes no account, whoever opened the link.
    expect((await desk.post('verify', { token })).status).toBe(400)
    expect((await signIn(email, theirs.password)).status).toBe(401)

    expect((await desk.post('verify', owner(token))).body).toEqual({ email })
    expect((await signIn(email, theirs.password)).status).toBe(401)
    const { body } = await signIn(email, password)
    expect((await desk.who(body.token ?? '')).json()).toMatchObject({
      firstName: 'Jo',
      lastName: 'Bloom',
      newsletter: false,
      phone: null,
      address: null,
    })
    expect((await bookings(body.token)).body.upcoming.map(({ bookingRef }) => bookingRef)).toEqual([ref])
    expect(
      await desk.db.selectFrom('newsletter_subscriptions').selectAll().where('email', '=', email).execute(),
    ).toEqual([])
  })

  test('ends when a newer one begins, whichever link is opened first', async () => {
    const email = 'both@example.org'
    await begin(email)
    const first = await newestLink()
    await desk.post('', { email: 'BOTH@example.org' })
    const second = await newestLink()
    expect((await desk.post('verify', owner(first, theirs))).status).toBe(410)
    expect((await desk.post('verify', owner(second))).status).toBe(200)
    expect([(await signIn(email, theirs.password)).status, (await signIn(email, password)).status]).toEqual([
      401, 200,
    ])
    expect(
      await desk.db.selectFrom('registrations').selectAll().where('email', 'ilike', email).execute(),
    ).toEqual([])
  })

  test('is not reached by a session the stranger has open while it begins and ends', async () => {
    await desk.account('mallory@example.org')
    const open = (await signIn('mallory@example.org', password)).body.token ?? ''
    const email = 'session@example.org'
    const ref = await bookAsGuest(email)
    await desk.deliver()
    await begin(email, { authorization: `Bearer ${open}` })
    expect((await desk.post('verify', owner(await newestLink()))).status).toBe(200)
    expect((await desk.who(open)).json()).toMatchObject({ email: 'mallory@example.org' })
    expect((await bookings(open)).body.upcoming).toEqual([])
    const sessions = await desk.db
      .selectFrom('sessions')
      .innerJoin('customers', 'customers.id', 'sessions.customer_id')
      .select('token_hash')
      .where('customers.email', '=', email)
      .execute()
    expect(sessions).toEqual([])
    expect(ref).toHaveLength(10)
  })

  test('cannot be taken over afterwards by the link of an older mail, nor by a new registration', async () => {
    const email = 'after@example.org'
    await begin(email)
    const token = await newestLink()
    expect((await desk.post('verify', owner(token))).status).toBe(200)
    expect((await begin(email)).status).toBe(409)
    expect((await desk.post('verify', owner(token, theirs))).status).toBe(410)
    expect((await desk.post('send-confirmation', { email })).status).toBe(200)
    expect(await desk.deliver()).toEqual([])
    expect((await signIn(email, password)).status).toBe(200)
  })

  test('stores nothing of the stranger except the address', async () => {
    await begin('rest@example.org')
    const rows = await desk.db.selectFrom('registrations').selectAll().execute()
    expect(JSON.stringify(rows)).toContain('rest@example.org')
    expect(JSON.stringify(rows)).not.toMatch(/Mallory|Refund|argon2/)
  })

  test('one link, two browsers at once: one account, one password', async () => {
    const email = 'race@example.org'
    await begin(email)
    const token = await newestLink()
    const other = { password: 'another quiet lake', confirmed_password: 'another quiet lake' }
    const answers = await Promise.all([
      desk.post('verify', owner(token)),
      desk.post('verify', owner(token, other)),
    ])
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 410])
    const opened = [(await signIn(email, password)).status, (await signIn(email, other.password)).status]
    expect(opened.sort((a, b) => a - b)).toEqual([200, 401])
  })
})

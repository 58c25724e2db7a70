import { sql } from 'kysely'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import type { User } from '@camping/contract/session.schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '../account/passwords.ts'
import {
  bookBody,
  cartBody,
  usualKinds,
  type Desk,
  nextAddress,
  openDesk,
} from '../../booking/testing/booking-desk.ts'
import * as world from '../../booking/testing/booking-world.ts'
import { openSession } from '../session/open-session.ts'
import { addCustomer } from '../session/testing/add-customer.ts'
import { profileRoutes } from './profile.routes.ts'

const password = 'a quiet place by the water'

describe.each(usualKinds)('the profile of an account on %s', (kind) => {
  let desk: Desk
  let passwordHash = ''
  beforeAll(async () => {
    desk = await openDesk(kind, profileRoutes)
    passwordHash = await hashPassword(password)
  })
  afterAll(() => desk?.close())

  const enter = (customerId: number, proved = false) =>
    openSession(desk.db, { brand: 'alder', siteCode: 'nl', proved }, { customerId })
  async function account(email: string): Promise<{ id: number; token: string }> {
    const id = await addCustomer(desk.db, { email }, { password_hash: passwordHash })
    return { id, token: await enter(id, true) }
  }
  let weeks = 0
  async function book(email: string) {
    // A different week each: there are few units.
    weeks += 1
    const date = new Date(Date.UTC(2027, 4, 22 + 7 * weeks)).toISOString().slice(0, 10)
    const { body: cart } = await desk.createCart(cartBody({ accommodationId: world.tent, date }))
    const body = bookBody(cart.total) as { booker: object }
    const booked = await desk.book(cart.id, { ...body, booker: { ...body.booker, email } })
    expect(booked.status, JSON.stringify(booked.body)).toBe(200)
    return await desk.db
      .selectFrom('bookings')
      .select(['id', 'booking_ref'])
      .where('booking_ref', '=', booked.body.bookingRef)
      .executeTakeFirstOrThrow()
  }
  const write = (bookingId: number, text: string) =>
    desk.db
      .insertInto('booking_messages')
      .values({
        booking_id: bookingId,
        site_code: 'nl',
        actor_role: 'customer',
        subject_kind: 'booking',
        text,
      })
      .execute()
  const ask = <Body = User & Problem>(
    token: string,
    [method, path]: readonly ['GET' | 'PUT' | 'POST', string],
    body?: object,
  ) =>
    desk.call<Body>(method, `customer-portal${path}`, {
      headers: { authorization: `Bearer ${token}` },
      ...(body ? { body } : {}),
    })
  const put = (token: string, body: object) => ask(token, ['PUT', ''], body)
  const erase = (token: string, given: string) => ask<Problem>(token, ['POST', '/erase'], { password: given })
  const customer = (id: number) =>
    desk.db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const onList = (email: string) =>
    desk.db
      .selectFrom('newsletter_subscriptions')
      .select(['confirmed_at', 'unsubscribed_at'])
      .where('email', '=', email)
      .execute()

  test('changes what was sent and nothing else', async () => {
    const { token } = await account('changes@example.org')
    const address = {
      street: 'Long Lane',
      number: '5b',
      addition: '',
      postcode: '1234 AB',
      city: 'Utrecht',
      country: 'NL',
    }
    const first = await put(token, { address, birthDate: '1980-02-29', title: 'mrs' })
    expect(first.status, JSON.stringify(first.body)).toBe(200)
    expect(first.body).toMatchObject({ address, birthDate: '1980-02-29', firstName: 'Anna', phone: null })
    const phone = { prefix: '+31', number: '612345678' }
    const second = await put(token, { phone, birthDate: null })
    expect(second.body).toMatchObject({ address, birthDate: null, phone, title: 'mrs' })
    expect((await put(token, { address: null })).body.address).toBeNull()
    expect((await put(token, {})).body).toMatchObject({ firstName: 'Anna', phone })
  })

  describe('another telephone number or address', () => {
    const phone = { prefix: '+31', number: '612345678' }
    const address = {
      street: 'Long Lane',
      number: '5b',
      addition: '',
      postcode: '1234 AB',
      city: 'Utrecht',
      country: 'NL',
    }
    const confirm = (token: string, given: string) =>
      ask<Problem>(token, ['POST', '/confirm-password'], { password: given })
    const mails = (id: number) =>
      desk.db
        .selectFrom('outbox')
        .select('dedupe_key')
        .where('kind', '=', 'account-details-changed')
        .where('dedupe_key', 'like', `%:${id}:%`)
        .execute()

    test.each([
      ['telephone', { phone }],
      ['address', { address }],
    ])('needs the password once more: %s', async (what, change) => {
      const { id } = await account(`prove-${what}@example.org`)
      const token = await enter(id)
      const refused = await put(token, { firstName: 'Eve', ...change })
      expect([refused.status, refused.body.type]).toEqual([403, 'password-needed'])
      expect((await customer(id)).first_name).toBe('Anna')
      const wrong = await confirm(token, 'not the password')
      expect([wrong.status, wrong.body.type]).toEqual([401, 'login-fail'])
      expect((await put(token, change)).status).toBe(403)
      expect(await mails(id)).toEqual([])

      expect((await confirm(token, password)).status).toBe(204)
      expect((await put(token, change)).body).toMatchObject(change)
      expect(await mails(id)).toHaveLength(1)
      // An unchanged value needs no password and causes no mail.
      const later = await enter(id)
      expect((await put(later, change)).status).toBe(200)
      expect((await put(later, { firstName: 'Anke' })).status).toBe(200)
      expect(await mails(id)).toHaveLength(1)
      await desk.db.deleteFrom('attempts').execute()
    })

    test('needs it again after a quarter of an hour, and in every session', async () => {
      const { id, token } = await account('prove-later@example.org')
      expect((await put(token, { phone })).status).toBe(200)
      expect((await put(await enter(id), { phone: null })).status).toBe(403)
      await desk.db
        .updateTable('sessions')
        .set({ proved_until: new Date(Date.now() - 1000) })
        .where('customer_id', '=', id)
        .execute()
      expect((await put(token, { phone: null })).status).toBe(403)
    })
  })

  test('takes no field that is not a detail: no e-mail, no password, no id', async () => {
    const { id, token } = await account('mass@example.org')
    const other = await account('victim@example.org')
    const answer = await put(token, {
      firstName: 'Anke',
      email: 'other@example.org',
      email_verified_at: null,
      password: 'x'.repeat(20),
      password_hash: 'x',
      id: other.id,
      brand: 'lakeland',
      type: 'agent',
      erased_at: '2026-01-01',
    })
    expect(answer.body).toMatchObject({ firstName: 'Anke', email: 'mass@example.org', type: 'email' })
    expect(await customer(id)).toMatchObject({ brand: 'alder', password_hash: passwordHash, erased_at: null })
    expect((await customer(other.id)).first_name).toBe('Anna')
  })

  const home = { street: 'a', number: '1', addition: '', city: 'b' }
  test.each([
    ['firstName', { firstName: ' ' }],
    ['lastName', { lastName: 'x'.repeat(61) }],
    ['birthDate', { birthDate: '2999-01-01' }],
    ['birthDate', { birthDate: '1899-12-31' }],
    ['birthDate', { birthDate: '1980-02-30' }],
    ['phone.number', { phone: { prefix: '+31', number: '12a' } }],
    ['phone.prefix', { phone: { prefix: '+999', number: '612345678' } }],
    ['address.country', { address: { ...home, postcode: '12345', country: 'XX' } }],
    ['address.postcode', { address: { ...home, postcode: 'ABCDE', country: 'GB' } }],
    ['address.city', { address: { street: 'a', number: '1', addition: '', postcode: '12', country: 'NL' } }],
  ])('refuses a wrong %s and changes nothing', async (path, change) => {
    const { token } = await account(`wrong${nextAddress()}@example.org`)
    const answer = await put(token, { title: 'mr', ...change })
    expect([answer.status, answer.body.errors?.map((error) => error.path)]).toEqual([400, [path]])
    expect((await put(token, {})).body.title).toBeNull()
  })

  test('puts the verified address on the newsletter’s list and takes it off, without another mail', async () => {
    const { token } = await account('news@example.org')
    expect((await put(token, { newsletter: true })).body.newsletter).toBe(true)
    expect(await onList('news@example.org')).toMatchObject([
      { confirmed_at: expect.any(Date), unsubscribed_at: null },
    ])
    await put(token, { newsletter: true })
    await put(token, { newsletter: false })
    expect(await onList('news@example.org')).toMatchObject([{ unsubscribed_at: expect.any(Date) }])
  })

  const alert = (email: string, date: string) =>
    sql`insert into alerts (brand, site_code, email, site_id, date_from, flexible_days, nights, adults, ends_on, mails_left)
      values ('alder', 'nl', ${email}, 1, ${date}, 0, 7, 2, ${date}, 5)`.execute(desk.db)

  const list = (id: number, name: string, link = 'x'.repeat(43)) =>
    sql`insert into favourite_lists (customer_id, name, share_token) values (${id}, ${name}, ${link})`.execute(
      desk.db,
    )

  test('exports all of the account, and nothing of others', async () => {
    const { id, token } = await account('export@example.org')
    await list(id, 'Lakes of the north')
    const booking = await book('EXPORT@example.org')
    const foreign = await book('somebody@example.org')
    await write(booking.id, 'Is there a cot?')
    await alert('Export@example.org', '2027-06-05')
    await alert('somebody@example.org', '2027-07-10')
    const answer = await ask<{
      account: User
      bookings: { booking_ref: string; priceLines: object[] }[]
    }>(token, ['GET', '/export'])
    expect(answer.headers['content-disposition']).toBe('attachment; filename="alder-account.json"')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body.account.email).toBe('export@example.org')
    expect(answer.body.bookings.map(({ booking_ref: ref }) => ref)).toEqual([booking.booking_ref])
    expect(answer.body.bookings[0]?.priceLines.length).toBeGreaterThan(0)
    const text = JSON.stringify(answer.body)
    expect(text).toContain('Is there a cot?')
    expect([text.includes('2027-06-05'), text.includes('2027-07-10')]).toEqual([true, false])
    expect(text).toContain('Lakes of the north')
    for (const secret of [foreign.booking_ref, 'x'.repeat(43), 'password', 'argon2', 'token'])
      expect(text).not.toContain(secret)
  })

  test('is not deleted with another password, nor while a stay is to come', async () => {
    const { token } = await account('ahead@example.org')
    await book('ahead@example.org')
    expect((await erase(token, 'wrong')).status).toBe(401)
    const refused = await erase(token, password)
    expect([refused.status, refused.body.type]).toEqual([409, 'stays-ahead'])
    expect((await put(token, {})).body.firstName).toBe('Anna')
  })

  test('deleted, leaves bookings without personal data and without access', async () => {
    const { id, token } = await account('gone@example.org')
    const { id: bookingId } = await book('gone@example.org')
    await put(token, { newsletter: true })
    await write(bookingId, 'Call me: Secretname')
    await alert('Gone@example.org', '2027-06-05')
    await list(id, 'Lakes', 'y'.repeat(43))
    await desk.db
      .updateTable('bookings')
      .set({ state: 'completed', date_from: '2026-05-02', date_to: '2026-05-09' })
      .where('id', '=', bookingId)
      .execute()
    const bookings = () =>
      desk.db.selectFrom('bookings').selectAll().where('id', '=', bookingId).executeTakeFirstOrThrow()
    const { total } = await bookings()
    const byReference = await openSession(desk.db, { brand: 'alder', siteCode: 'nl' }, { bookingId })
    expect((await erase(token, password)).status).toBe(204)
    expect((await put(token, {})).status).toBe(401)
    expect((await ask(byReference, ['GET', '/export'])).status).toBe(401)
    const participants = await desk.db
      .selectFrom('participants')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .execute()
    const messages = await desk.db
      .selectFrom('booking_messages')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .execute()
    const left = JSON.stringify([await customer(id), await bookings(), participants, messages])
    expect(left).not.toMatch(/gone@example|Secretname|Robin|argon2/i)
    expect(await onList('gone@example.org')).toEqual([])
    const alerts = await desk.db.selectFrom('alerts').select('email').execute()
    expect(alerts.map(({ email }) => email)).not.toContain('Gone@example.org')
    const lists = await desk.db.selectFrom('favourite_lists').select('name').execute()
    expect(lists).not.toContainEqual({ name: 'Lakes' })
    expect((await bookings()).total).toBe(total)
    // The address is free again.
    await account('gone@example.org')
  })

  test('is an account’s: a booking session is refused', async () => {
    const { id: bookingId } = await book('session@example.org')
    const token = await openSession(desk.db, { brand: 'alder', siteCode: 'nl' }, { bookingId })
    for (const answer of [await put(token, { firstName: 'X' }), await ask(token, ['GET', '/export'])])
      expect([answer.status, answer.body.type]).toEqual([403, 'account-only'])
    expect((await erase(token, password)).status).toBe(403)
  })
})

import type { BookedPerson, Participants } from '@camping/contract/participants.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usualKinds } from '../../booking/testing/booking-desk.ts'
import { openPortalDesk, type PortalBooking, type PortalDesk } from './testing/portal-desk.ts'

const none = { title: null, firstName: '', lastName: '', birthDate: null }
const person = (firstName: string, birthDate: string | null = null) => ({
  title: null,
  firstName,
  lastName: 'de Vries',
  birthDate,
})

describe.each(usualKinds)('who travels, on %s', (kind) => {
  let desk: PortalDesk
  beforeAll(async () => {
    desk = await openPortalDesk(kind)
  })
  afterAll(() => desk?.close())

  const read = async (booking: PortalBooking) =>
    (await desk.ask<Participants>('GET', booking, { path: '/participants' })).body
  const put = (booking: PortalBooking, persons: object[], token = booking.asBooking) =>
    desk.ask<Participants & Problem & { rule: string }>('PUT', booking, {
      path: '/participants',
      token,
      body: { persons },
    })
  const typed = ({ persons }: Participants) =>
    persons.map(({ title, firstName, lastName, birthDate }) => ({ title, firstName, lastName, birthDate }))
  const names = (persons: readonly BookedPerson[]) => persons.map(({ firstName }) => firstName)
  const ruled = ({ id }: PortalBooking, rule: string | null) =>
    desk.db.updateTable('bookings').set({ participants_rule: rule }).where('id', '=', id).execute()

  test('there is a row for each person booked, filled as far as they are known', async () => {
    const { persons, terms, arrival } = await read(await desk.book({ cart: { date: '2027-07-24' } }))
    expect(persons.map(({ role, age, firstName }) => [role, age, firstName])).toEqual([
      ['main', null, 'Anna'],
      ['adult', null, 'Bram'],
      ['child', 5, ''],
      ['child', 16, ''],
    ])
    expect(terms).toEqual({ rule: 'FULL_CHANGES_ALLOWED', until: '2027-07-17' })
    expect(arrival).toBe('2027-07-24')
  })

  test('a child with a date of birth has the row of its age', async () => {
    const teen = { firstName: 'Cas', lastName: 'de Vries', birthDate: '2011-01-01' }
    const { persons } = await read(await desk.book({ order: { travellers: [teen] } }))
    expect(names(persons)).toEqual(['Anna', '', '', 'Cas'])
  })

  test('everybody can be named; the log has fields and actor, not the values', async () => {
    const booking = await desk.book()
    const [anna, bram] = typed(await read(booking))
    const sent = [anna!, { ...bram!, title: 'mr' }, person('Cas', '2022-01-01'), person('Dora', '2010-12-31')]
    const answer = await put(booking, sent, booking.asCustomer)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect(names(answer.body.persons)).toEqual(['Anna', 'Bram', 'Cas', 'Dora'])
    expect(await read(booking)).toEqual(answer.body)
    const [change, ...more] = await desk.changes(booking)
    expect(more).toEqual([])
    expect(change).toEqual({
      actor_role: 'customer',
      actor_id: booking.customerId,
      subject_kind: 'web_user',
      what: 'participants',
      before: { named: 2 },
      after: {
        named: 4,
        changed: [
          '1.title',
          ...['firstName', 'lastName', 'birthDate'].map((field) => `2.${field}`),
          ...['firstName', 'lastName', 'birthDate'].map((field) => `3.${field}`),
        ],
      },
    })
    // The same values again are no change, and no mail.
    expect((await put(booking, sent)).status).toBe(200)
    expect(await desk.changes(booking)).toHaveLength(1)
    const { rows } = await sql<{ kind: string }>`
      select kind from outbox where payload ->> 'bookingRef' = ${booking.ref} and kind = 'travellers-changed'`.execute(
      desk.db,
    )
    expect(rows, 'the booker has it in writing').toHaveLength(1)
    // Reverted by a session by reference.
    expect((await put(booking, [anna!, none, none, none])).status).toBe(200)
    expect((await desk.changes(booking)).at(-1)).toMatchObject({ actor_id: null, subject_kind: 'booking' })
    expect(names((await read(booking)).persons)).toEqual(['Anna', '', '', ''])
  })

  test('ages must match the booked ones, on the day of arrival', async () => {
    const booking = await desk.book()
    const [anna, bram] = typed(await read(booking))
    const answer = await put(booking, [
      { ...anna!, birthDate: '2010-01-01' },
      { ...bram!, birthDate: '2028-01-01' },
      person('Cas', '2020-01-01'),
      { ...none, firstName: 'Dora', birthDate: '2010-12-31' },
    ])
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toEqual([
      { path: 'persons.0.birthDate', message: 'not an age that was booked' },
      { path: 'persons.1.birthDate', message: 'not a possible birth date' },
      { path: 'persons.2.birthDate', message: 'not an age that was booked' },
      { path: 'persons.3.lastName', message: 'required' },
    ])
    expect(await desk.changes(booking)).toEqual([])
  })

  test('neither more nor fewer than were booked, nor more than there is room for, nor without a booker', async () => {
    const booking = await desk.book()
    const all = typed(await read(booking))
    for (const persons of [all.slice(1), [...all, none]])
      expect((await put(booking, persons)).body.errors?.[0]).toEqual({
        path: 'persons',
        message: 'not as many as were booked',
      })
    expect((await put(booking, [none, ...all.slice(1)])).body.errors?.map(({ path }) => path)).toEqual([
      'persons.0.firstName',
      'persons.0.lastName',
    ])
    const { accommodation_id: id, max_persons: before } = await desk.db
      .selectFrom('bookings as b')
      .innerJoin('accommodations as a', 'a.id', 'b.accommodation_id')
      .select(['b.accommodation_id', 'a.max_persons'])
      .where('b.id', '=', booking.id)
      .executeTakeFirstOrThrow()
    const holds = (max: number) =>
      desk.db
        .updateTable('accommodations')
        .set({ max_persons: max, max_adults: 2 })
        .where('id', '=', id)
        .execute()
    await holds(3)
    const answer = await put(booking, [...all.slice(0, 2), person('Cas'), person('Dora')])
    await holds(before)
    expect(answer.body.errors).toEqual([{ path: 'persons', message: 'more than the accommodation holds: 3' }])
  })

  test('near the arrival only named persons can be corrected', async () => {
    const booking = await desk.book()
    await desk.arrivesIn(booking, 6)
    const before = await read(booking)
    expect(before.terms).toEqual({ rule: 'EXISTING_ONLY_ALLOWED', until: '2027-03-06' })
    const [anna, bram] = typed(before)
    expect((await put(booking, [anna!, { ...bram!, firstName: 'Brahm' }, none, none])).status).toBe(200)
    const added = await put(booking, [anna!, bram!, person('Cas'), none])
    expect(added.body.errors).toEqual([
      { path: 'persons.2.firstName', message: 'nobody can be added any more' },
    ])
    const removed = await put(booking, [anna!, none, none, none])
    expect(removed.body.errors?.map(({ path }) => path)).toEqual([
      'persons.1.firstName',
      'persons.1.lastName',
    ])
  })

  test.each([
    [7, 'FULL_CHANGES_ALLOWED', '2027-03-01', 200],
    [1, 'EXISTING_ONLY_ALLOWED', '2027-03-01', 200],
    [0, 'CHANGES_NOT_ALLOWED_TOO_CLOSE_TO_ARRIVAL', '2027-02-28', 409],
  ])('%i days before arrival: %s', async (days, rule, until, status) => {
    const booking = await desk.book()
    await desk.arrivesIn(booking, days)
    const before = await read(booking)
    expect(before.terms).toEqual({ rule, until })
    expect((await put(booking, typed(before))).status).toBe(status)
  })

  test.each([
    ['CHANGES_NOT_ALLOWED', 'CHANGES_NOT_ALLOWED', 409],
    ['CHANGES_NOT_ALLOWED_TOO_CLOSE_TO_ARRIVAL', 'CHANGES_NOT_ALLOWED_TOO_CLOSE_TO_ARRIVAL', 409],
    ['EXISTING_ONLY_ALLOWED', 'EXISTING_ONLY_ALLOWED', 400],
    ['CHANGES_ALLOWED_REQUIRES_PAYMENT', 'CHANGES_ALLOWED_REQUIRES_PAYMENT', 200],
    ['FULL_CHANGES_ALLOWED', 'FULL_CHANGES_ALLOWED', 200],
    ['ASK_THE_SITE', 'CHANGES_NOT_ALLOWED', 409],
  ])('a booking with the rule %s follows %s', async (own, rule, status) => {
    const booking = await desk.book()
    await ruled(booking, own)
    const before = await read(booking)
    expect(before.terms.rule).toBe(rule)
    const [anna, bram] = typed(before)
    const answer = await put(booking, [anna!, bram!, person('Cas'), none])
    expect(answer.status).toBe(status)
    if (status === 409) expect([answer.body.type, answer.body.rule]).toEqual(['changes-not-allowed', rule])
  })

  test('a request or a cancelled booking does not change, and another customer’s is not found', async () => {
    const request = await desk.book({ cart: { accommodationId: 21 } })
    const asked = await read(request)
    expect(asked.terms).toEqual({ rule: 'CHANGES_NOT_ALLOWED', until: null })
    expect((await put(request, typed(asked))).status).toBe(409)
    const mine = await desk.book()
    const theirs = await desk.book()
    for (const token of [theirs.asBooking, theirs.asCustomer]) {
      expect((await put(mine, typed(await read(mine)), token)).status).toBe(404)
      expect((await desk.ask('GET', mine, { path: '/participants', token })).status).toBe(404)
    }
  })
})

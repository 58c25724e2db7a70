import type { Cart } from '@camping/contract/booking.schemas.ts'
import type { SitePlan } from '@camping/contract/site-plan.schemas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sitePlanServed } from '../../catalogue/site/site-plan.ts'
import { readPdf } from '../documents/testing/read-pdf.ts'
import {
  type Answer,
  bookBody,
  cartBody,
  databaseKinds,
  type Desk,
  nextAddress,
  openDesk,
} from '../testing/booking-desk.ts'
import * as rows from '../testing/booking-world.ts'

const fee = 1_000
const buyers = 20

describe.each(databaseKinds)('a unit that was chosen on the plan on %s', (kind) => {
  let desk: Desk
  beforeAll(async () => {
    desk = await openDesk(kind, [sitePlanServed])
    const ground = { width: 320, height: 100, parts: [] }
    await desk.db
      .updateTable('sites')
      .set({ unit_choice_fee: fee, plan: JSON.stringify(ground) })
      .where('id', '=', 1)
      .execute()
    for (const { id, number } of await desk.db.selectFrom('units').selectAll().execute())
      await desk.db
        .updateTable('units')
        .set({
          label: `A${number}`,
          place: JSON.stringify({ x: 30 * number, y: 8, width: 26, height: 26 }),
        })
        .where('id', '=', id)
        .execute()
  })
  afterAll(() => desk?.close())

  const planOf = async (question = '', site = 1) => {
    const { body } = await desk.call<SitePlan>('GET', `sites/${site}/plan${question}`)
    return body
  }
  const unitsOf = async (question = '') =>
    (await planOf(question)).units.filter(({ accommodationId }) => accommodationId === rows.tent)
  const wish = (date: string, more: object = {}) =>
    cartBody({ accommodationId: rows.tent, date, duration: 3, ...more })
  const heldUnit = async ({ id }: Cart) =>
    (
      await desk.db
        .selectFrom('unit_occupations')
        .select('unit_id')
        .where('cart_id', '=', id)
        .where('state', 'in', ['held', 'booked'])
        .executeTakeFirstOrThrow()
    ).unit_id

  test('the plan has every unit with its place, and the fee in the currency of the edition', async () => {
    const plan = await planOf()
    expect(plan.ground).toEqual({ width: 320, height: 100, parts: [] })
    expect(plan.choice).toEqual({ fee, currency: 'EUR' })
    const swiss = await desk.call<SitePlan>('GET', 'sites/1/plan', { edition: 'alder/ch' })
    const francs = Math.round((fee * rows.rates.CHF) / 5_000_000) * 5
    expect(swiss.body.choice).toEqual({ fee: francs, currency: 'CHF' })
    expect((await unitsOf()).map(({ label, free }) => [label, free])).toEqual([
      ['A1', null],
      ['A2', null],
      ['A3', null],
    ])
    expect(await planOf('', 2)).toMatchObject({ ground: null, choice: null })
    expect((await desk.call('GET', 'sites/3/plan')).status).toBe(404)
    expect((await desk.call('GET', 'sites/99/plan')).status).toBe(404)
    expect((await desk.call('GET', 'sites/1/plan?date=2027-13-01')).status).toBe(400)
  })

  test('is held and booked, with its fee, and is on its documents', async () => {
    const date = '2027-04-05'
    const [, , third] = await unitsOf()
    const { status, body: cart } = await desk.createCart(wish(date, { unit: third!.id }))
    expect(status).toBe(200)
    expect(cart.unit).toEqual({ id: third!.id, label: 'A3' })
    const line = cart.priceLines.find((one) => one.kind === 'unit')
    expect(line).toMatchObject({ key: 'A3', amount: fee, payableAt: 'now', mandatory: false })
    expect(cart.priceLines.reduce((sum, one) => sum + one.amount, 0)).toBe(cart.total)
    expect(await heldUnit(cart)).toBe(third!.id)
    expect((await unitsOf(`?date=${date}&duration=3`)).map(({ free }) => free)).toEqual([true, true, false])
    expect((await unitsOf('?date=2027-04-08&duration=3')).map(({ free }) => free)).toEqual([true, true, true])

    const booked = await desk.book(cart.id, bookBody(cart.total))
    expect(booked.status).toBe(200)
    expect(booked.body.unit).toEqual({ id: third!.id, label: 'A3' })
    expect(booked.body.priceLines).toContainEqual(line)
    expect(await heldUnit(cart)).toBe(third!.id)
    const again = await desk.call<Cart>('GET', `cart/${cart.id}`)
    expect(again.body.unit?.label).toBe('A3')
    const paper = await desk.app.inject({
      url: `/api/twenty/v2/alder/nl/booking/confirmation/${cart.id}/document`,
      remoteAddress: nextAddress(),
    })
    expect((await readPdf(paper.rawPayload)).text).toContain('Plaats A3 op de plattegrond')
  })

  test('stays the chosen one whatever suits others best; without a choice there is neither fee nor label', async () => {
    const { body } = await desk.createCart(wish('2027-04-12'))
    expect(body.unit).toBeNull()
    expect(body.priceLines.some(({ kind: of }) => of === 'unit')).toBe(false)
  })

  test(`of ${buyers} buyers of one unit one has it, and the others hear that others are free`, async () => {
    const [first] = await unitsOf()
    const wanted = wish('2027-04-19', { unit: first!.id })
    const answers: Answer<Cart & { type?: string }>[] = await Promise.all(
      Array.from({ length: buyers }, () => desk.createCart(wanted)),
    )
    const types = answers.map(({ status, body }) => (status === 200 ? '200' : body.type))
    expect(types.filter((type) => type === '200')).toHaveLength(1)
    expect(types.filter((type) => type === 'unit-taken')).toHaveLength(buyers - 1)
    // Another one goes on without choosing.
    const { status, body } = await desk.createCart(wish('2027-04-19'))
    expect(status).toBe(200)
    expect(await heldUnit(body)).not.toBe(first!.id)
  })

  test('that is taken while nothing else is free is refused like any other stay that is gone', async () => {
    const units = await unitsOf()
    for (const { id } of units)
      expect((await desk.createCart(wish('2027-04-26', { unit: id }))).status).toBe(200)
    const late = await desk.createCart(wish('2027-04-26', { unit: units[0]!.id }))
    expect([late.status, (late.body as { type?: string }).type]).toEqual([409, 'no-longer-available'])
  })

  test('is given back with the cart that it replaces', async () => {
    const [first] = await unitsOf()
    const wanted = wish('2027-05-03', { unit: first!.id })
    const held = await desk.createCart(wanted)
    const again = await desk.createCart({ ...wanted, replaces: held.body.id })
    expect(again.status).toBe(200)
    expect(await heldUnit(again.body)).toBe(first!.id)
  })

  test('that ended and went to somebody else is not booked in silence', async () => {
    const [first] = await unitsOf()
    const wanted = wish('2027-05-17', { unit: first!.id })
    const { body: slow } = await desk.createCart(wanted)
    await sql`update carts set expires_at = now() where id = ${slow.id}`.execute(desk.db)
    await sql`update unit_occupations set expires_at = now() where cart_id = ${slow.id}`.execute(desk.db)
    expect((await desk.createCart(wanted)).status).toBe(200)
    const late = await desk.book(slow.id, bookBody(slow.total))
    expect([late.status, (late.body as { type?: string }).type]).toEqual([409, 'unit-taken'])
  })

  test.each([
    [
      'another accommodation',
      async () => (await planOf()).units.find(({ accommodationId }) => accommodationId === rows.chalet)!.id,
    ],
    ['nobody', async () => 2_000_000_000],
  ])('cannot be one of %s', async (_, idOf) => {
    const { status } = await desk.createCart(wish('2027-05-24', { unit: await idOf() }))
    expect(status).toBe(400)
  })

  test('cannot be chosen where the site assigns them', async () => {
    const [unit] = (await planOf('', 2)).units
    const wanted = cartBody({
      accommodationId: rows.onRequest,
      date: '2027-05-24',
      duration: 3,
      unit: unit!.id,
    })
    expect((await desk.createCart(wanted)).status).toBe(400)
  })
})

import { randomBytes } from 'node:crypto'
import type { CheckoutDraft } from '@camping/contract/checkout-draft.schemas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanDatabase } from '../../clean-database.ts'
import { checkoutDraftRoutes } from './checkout-draft.routes.ts'
import { bookBody, cartBody, usualKinds, openDesk, type Desk } from '../testing/booking-desk.ts'

const newKey = () => randomBytes(32).toString('base64url')
const typed: CheckoutDraft = {
  booker: { firstName: 'Anna', email: 'anna@', birthDate: { day: '31', month: '', year: '19' } },
  travellers: [null, { firstName: 'Bo' }],
  plan: 'full',
  remarks: ' Quiet\n place  please 🏕 ',
}

describe.each(usualKinds)('drafts of a checkout on %s', (kind) => {
  let desk: Desk
  beforeAll(async () => {
    desk = await openDesk(kind, checkoutDraftRoutes)
  })
  afterAll(() => desk?.close())

  let day = 0
  /** A cart on a date that no other test uses. */
  const newCart = async (changes: object = {}) => {
    day += 7
    const date = new Date(Date.UTC(2027, 5, 5 + (day % 70))).toISOString().slice(0, 10)
    const { body, status } = await desk.createCart(cartBody({ date, ...changes }))
    expect(status).toBe(200)
    return body
  }
  const as = (key?: string) => (key ? { headers: { 'x-draft-key': key } } : {})
  const save = (id: string, key?: string, draft: object = typed, edition?: string) =>
    desk.call<{ type?: string }>('PUT', `cart/${id}/draft`, {
      body: { draft },
      ...as(key),
      ...(edition && { edition }),
    })
  const load = async (id: string, key?: string) =>
    (await desk.call<{ draft: CheckoutDraft | null }>('GET', `cart/${id}/draft`, as(key))).body.draft
  const rows = async (id: string) =>
    (await desk.db.selectFrom('cart_drafts').selectAll().where('cart_id', '=', id).execute()).length

  test('the browser that wrote it reads it unchanged; no other learns that there is one', async () => {
    const { id } = await newCart()
    const key = newKey()
    expect(await load(id, key)).toBeNull()
    expect((await save(id, key)).status).toBe(200)
    const { terms: _, ...saved } = { ...typed, terms: undefined }
    expect(await load(id, key)).toEqual(saved)
    expect(await load(id)).toBeNull()
    expect(await load(id, newKey())).toBeNull()
    expect(await load(id, 'short')).toBeNull()

    await save(id, key, { remarks: 'second' })
    expect(await load(id, key)).toEqual({ remarks: 'second' })
    expect(await rows(id)).toBe(1)
  })

  test('a copy of the table shows no name, no key, and opens with no other key', async () => {
    const { id } = await newCart()
    const [key, other] = [newKey(), newKey()]
    await save(id, key)
    const { rows: stored } = await sql<{ text: string }>`
      select d::text as text from cart_drafts d where cart_id = ${id}`.execute(desk.db)
    const text = stored[0]?.text ?? ''
    const sealed = Buffer.from(text.split(',')[2] ?? '', 'base64url').toString('latin1')
    for (const secret of ['Anna', 'anna@', key]) {
      expect(text).not.toContain(secret)
      expect(sealed).not.toContain(secret)
    }
    const { openText } = await import('../../platform/seal-text.ts')
    expect(() => openText('checkout draft', text.split(',')[2] ?? '', other)).toThrow()
  })

  test('what no text can hold is left out, and nothing else', async () => {
    const { id } = await newCart()
    const key = newKey()
    expect((await save(id, key, { remarks: ' A half \ud83d and a \u202eturn ' })).status).toBe(200)
    expect(await load(id, key)).toEqual({ remarks: ' A half  and a turn ' })
  })

  test.each([
    ['NUL', newKey(), { remarks: 'Quiet\u0000' }, 400],
    ['no key', undefined, typed, 400],
    ['a key that is none', 'k'.repeat(44), typed, 400],
    ['a field longer than anybody types', newKey(), { booker: { firstName: 'x'.repeat(121) } }, 400],
    ['a field of another kind', newKey(), { booker: { firstName: { length: 3 } } }, 400],
    ['more travellers than anywhere', newKey(), { travellers: Array.from({ length: 33 }, () => null) }, 400],
  ])('refuses %s', async (_, key, draft, status) => {
    const { id } = await newCart()
    expect((await save(id, key, draft)).status).toBe(status)
    expect(await rows(id)).toBe(0)
  })

  test('saves only known fields, and never the agreement to the terms', async () => {
    const { id } = await newCart()
    const key = newKey()
    await save(id, key, { remarks: 'a', terms: true, card: '4111', booker: { iban: 'x', city: 'Bern' } })
    expect(await load(id, key)).toEqual({ remarks: 'a', booker: { city: 'Bern' } })
  })

  test('unknown carts and those of another edition are 404', async () => {
    const { id } = await newCart()
    expect((await save('a'.repeat(22), newKey())).status).toBe(404)
    expect((await save(id, newKey(), typed, 'alder/de')).status).toBe(404)
    expect((await desk.call('GET', `cart/${'a'.repeat(22)}/draft`)).status).toBe(404)
  })

  test('five browsers may type, a sixth is refused, the first goes on', async () => {
    const { id } = await newCart()
    const keys = Array.from({ length: 5 }, newKey)
    for (const key of keys) expect((await save(id, key)).status).toBe(200)
    const sixth = await save(id, newKey())
    expect([sixth.status, sixth.body.type]).toEqual([409, 'too-many-drafts'])
    expect((await save(id, keys[0], { remarks: 'still' })).status).toBe(200)
    expect(await load(id, keys[0])).toEqual({ remarks: 'still' })
  })

  test('an order forgets it, and takes no more', async () => {
    const cart = await newCart()
    const key = newKey()
    await save(cart.id, key)
    expect((await desk.book(cart.id, bookBody(cart.total))).status).toBe(200)
    expect(await rows(cart.id)).toBe(0)
    const late = await save(cart.id, key)
    expect([late.status, late.body.type]).toEqual([409, 'already-booked'])
    expect(await load(cart.id, key)).toBeNull()
  })

  test('drafts that arrive while the order is booked leave nothing behind', async () => {
    const cart = await newCart()
    const keys = Array.from({ length: 4 }, newKey)
    const [booked] = await Promise.all([
      desk.book(cart.id, bookBody(cart.total)),
      ...keys.map((key) => save(cart.id, key)),
    ])
    expect(booked.status).toBe(200)
    expect(await rows(cart.id)).toBe(0)
  })

  test('giving the stay back forgets it; another stay in its place takes it along', async () => {
    const given = await newCart()
    const key = newKey()
    await save(given.id, key)
    await desk.call('DELETE', `cart/${given.id}`)
    expect(await rows(given.id)).toBe(0)

    const first = await newCart()
    await save(first.id, key)
    const second = await newCart({ replaces: first.id })
    expect(await load(second.id, key)).toEqual(typed)
    expect(await load(second.id, newKey())).toBeNull()
    expect(await rows(first.id)).toBe(0)
  })

  test('is deleted an hour after the hold, and nothing more is saved', async () => {
    const [ended, over] = [await newCart(), await newCart()]
    const key = newKey()
    for (const { id } of [ended, over]) await save(id, key)
    const endedAgo = (id: string, minutes: number) =>
      sql`update carts set expires_at = now() - ${minutes} * interval '1 minute' where id = ${id}`.execute(
        desk.db,
      )
    await endedAgo(ended.id, 59)
    await endedAgo(over.id, 61)
    await cleanDatabase(desk.db)
    expect([await rows(ended.id), await rows(over.id)]).toEqual([1, 0])
    expect((await save(ended.id, key)).status).toBe(200)
    const late = await save(over.id, key)
    expect([late.status, late.body.type]).toEqual([409, 'over'])
  })
})

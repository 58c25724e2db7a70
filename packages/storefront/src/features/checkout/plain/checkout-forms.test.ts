import { cartFixture } from '@camping/testkit/fixtures/booking.fixture.ts'
import { describe, expect, it } from 'vitest'
import { sendForm } from '../../../testing/sent-form.ts'
import { nextQuantity } from './change.forms.ts'

const email = 'jo@example.org'

describe('booking without scripts', () => {
  const { id, total } = cartFixture
  const read = 'GET cart/{id}'
  const book = 'POST cart/{id}/book'
  const key = 'k'.repeat(32)
  const fields = {
    book: 'on',
    key,
    total: `${total}`,
    'booker.firstName': 'Jo',
    'booker.lastName': 'Bloom',
    'booker.email': email,
    'booker.phonePrefix': '+44',
    'booker.phoneNumber': '020 7946 0123',
    'booker.street': 'Long Lane',
    'booker.houseNumber': '12a',
    'booker.addition': '',
    'booker.postcode': 'BS1 4QA',
    'booker.city': 'Bristol',
    'booker.country': 'GB',
    'travellers[0].firstName': 'Alex',
    'travellers[0].lastName': 'Bloom',
    plan: 'deposit',
    terms: 'on',
  }
  const open = { [read]: { status: 200, reply: cartFixture } }
  const send = (changed: object, answers: object) =>
    sendForm('book', { ...fields, ...changed }, { params: { cartId: id }, answers: { ...open, ...answers } })
  const confirmation = { to: `/uk/booking/confirmation/${id}` }

  it('sends what was typed with the total and the key of its page, and signs in to the booking', async () => {
    const { outcome, calls } = await send(
      {},
      { [book]: { status: 201, reply: { bookingRef: '5PRAKA9451' } } },
    )
    expect(outcome).toEqual(confirmation)
    expect(calls.map((one) => one.split(' {', 1)[0])).toEqual([
      read,
      book,
      'GET user',
      'POST customer-portal/authenticate-booking',
    ])
    expect(JSON.parse(calls[1]?.slice(book.length) ?? '')).toMatchObject({
      id,
      idempotencyKey: key,
      acceptedTotal: total,
      paymentPlan: 'deposit',
      booker: { firstName: 'Jo', email, phoneNumber: '2079460123', country: 'GB' },
      travellers: [{ firstName: 'Alex', lastName: 'Bloom' }],
    })
  })

  it('leaves whoever is signed in as they are', async () => {
    const { calls } = await send(
      {},
      { [book]: { status: 201, reply: { bookingRef: 'X' } }, 'GET user': { status: 200, reply: {} } },
    )
    expect(calls).toHaveLength(3)
  })

  it('names each field that is wrong, and books nothing', async () => {
    const { outcome, calls } = await send(
      { 'booker.lastName': ' ', 'booker.postcode': '1', 'travellers[0].lastName': '', plan: '', terms: '' },
      {},
    )
    expect(outcome).toMatchObject({
      values: { 'booker.firstName': 'Jo', 'travellers[0].firstName': 'Alex' },
      problems: {
        'booker.lastName': { id: 'validations.required' },
        'booker.postcode': { id: 'person.error.postcode' },
        'travellers[0].lastName': { id: 'person.error.both-names' },
        plan: { id: 'person.error.plan.choose' },
      },
    })
    expect(calls).toHaveLength(1)
  })

  it('wants the agreement to the terms each time', async () => {
    const { terms: _, ...without } = fields
    const { outcome } = await sendForm('book', without, { params: { cartId: id }, answers: open })
    expect(outcome).toMatchObject({ problems: { terms: { id: 'person.error.terms' } } })
    expect((outcome as { values: object }).values).not.toHaveProperty('terms')
  })

  it.each([
    [409, { type: 'price-changed' }, 'price-changed'],
    [409, { type: 'no-longer-available' }, 'gone'],
    [429, { type: 'too-many-bookings' }, 'too-many'],
    [409, { type: 'in-progress' }, 'unreachable'],
    [503, undefined, 'unreachable'],
  ])('reports why it was not taken, after %i %j', async (code, problem, why) => {
    const { outcome } = await send({}, { [book]: { status: code, problem } })
    expect(outcome).toMatchObject({ values: { 'booker.email': email }, found: { why, total } })
  })

  it('shows what the server refuses at its field', async () => {
    const { outcome } = await send(
      {},
      {
        [book]: {
          status: 400,
          problem: { type: 'validation', errors: [{ path: 'booker.email', message: 'x' }] },
        },
      },
    )
    expect(outcome).toMatchObject({ problems: { 'booker.email': { id: 'validations.email' } } })
  })

  it.each([
    ['booked before', { ...open, [read]: { status: 200, reply: { ...cartFixture, state: 'booked' } } }],
    ['booked meanwhile', { [book]: { status: 409, problem: { type: 'already-booked' } } }],
  ])('leads to the confirmation of what is %s', async (_, answers) => {
    expect((await send({}, answers)).outcome).toEqual(confirmation)
  })
})

describe('changing the cart without scripts', () => {
  const { id } = cartFixture
  const [extra] = cartFixture.availableExtras
  const change = (name: string, value: string, cart: object = cartFixture) =>
    sendForm(
      name,
      { [name]: value, 'booker.firstName': 'Jo', terms: 'on', key: 'k' },
      {
        params: { cartId: id },
        answers: {
          'GET cart/{id}': { status: 200, reply: cart },
          'PUT cart/{id}': { status: 200, reply: cart },
          'POST cart/{id}/extend': { status: 200, reply: cart },
        },
      },
    )

  it.each([
    ['more-extra', '1', { extras: [{ id: 1, quantity: 1 }] }],
    ['fewer-extra', '1', { extras: [] }],
    ['more-extra', '999', { extras: [] }],
    ['cover', 'basic', { covers: ['basic'] }],
    ['cover', 'none', { covers: [] }],
  ])('%s %s sends the whole choice, and what was typed stays', async (name, value, choice) => {
    const { outcome, calls } = await change(name, value)
    expect(outcome).toEqual({ values: { [name]: value, 'booker.firstName': 'Jo' } })
    expect(calls[1]).toBe(`PUT cart/{id} ${JSON.stringify({ id, ...choice })}`)
  })

  it('leaves the other extras as they are', async () => {
    const cart = {
      ...cartFixture,
      availableExtras: [
        { ...extra, quantity: 2 },
        { ...extra, id: 5, max: 4 },
      ],
    }
    expect((await change('more-extra', '5', cart)).calls[1]).toContain(
      JSON.stringify([
        { id: 1, quantity: 2 },
        { id: 5, quantity: 1 },
      ]),
    )
  })

  it('gives more time once, and reports when it does not', async () => {
    expect((await change('more-time', 'on')).outcome).toMatchObject({
      notice: { kind: 'success', id: 'hold.extended' },
    })
    const { outcome } = await sendForm('more-time', { 'more-time': 'on' }, { params: { cartId: id } })
    expect(outcome).toMatchObject({ notice: { kind: 'error' } })
  })

  it.each([
    [{ quantity: 0, min: 3, max: 6 }, 1, 3],
    [{ quantity: 3, min: 3, max: 6 }, -1, 0],
    [{ quantity: 6, min: 0, max: 6 }, 1, 6],
    [{ quantity: 2, min: 0, max: 6 }, -1, 1],
  ])('from %j by %i comes %i', (limits, step, expected) =>
    expect(nextQuantity({ ...extra!, ...limits }, step)).toBe(expected),
  )
})

describe('codes without scripts', () => {
  const { id } = cartFixture
  const send = (
    name: string,
    fields: Record<string, string>,
    answer: object = { status: 200, reply: cartFixture },
  ) => {
    const [verb, kind] = name.split('-')
    const endpoint = `${verb === 'apply' ? 'PUT' : 'DELETE'} cart/{id}/${kind}`
    return sendForm(
      name,
      { [name]: 'on', 'booker.firstName': 'Jo', ...fields },
      { params: { cartId: id }, answers: { [endpoint]: answer } },
    )
  }
  const values = (name: string) => ({ [name]: 'on', 'booker.firstName': 'Jo' })

  it.each([
    [
      'apply-discount',
      { 'discount-code': ' summer10 ' },
      `PUT cart/{id}/discount {"id":"${id}","code":"summer10"}`,
    ],
    ['drop-discount', {}, `DELETE cart/{id}/discount {"id":"${id}"}`],
    ['drop-voucher', {}, `DELETE cart/{id}/voucher {"id":"${id}"}`],
  ])('%s: what was typed stays, the code does not', async (name, fields, call) => {
    const { outcome, calls } = await send(name, fields)
    expect([outcome, calls]).toEqual([{ values: values(name) }, [call]])
  })

  it.each([
    ['apply-discount', {}, { discount: { why: 'missing', leastTotal: null } }],
    ['apply-voucher', { 'voucher-code': '' }, { voucher: 'missing' }],
    ['apply-voucher', { 'voucher-code': 'ABC' }, { voucher: 'misspelt' }],
  ])('%s calls nobody with what cannot be a code', async (name, fields, found) => {
    const { outcome, calls } = await send(name, fields)
    expect([outcome, calls]).toEqual([{ values: values(name), found }, []])
  })

  it.each([
    [
      { status: 409, problem: { type: 'discount-refused', refusal: 'least-total', leastTotal: 50_000 } },
      'least-total',
      50_000,
    ],
    [{ status: 429, problem: { type: 'too-many-attempts' } }, 'too-many', null],
    [{ status: 503 }, 'failed', null],
  ])('names why a discount code is refused: %j', async (answer, why, leastTotal) => {
    const { outcome } = await send(
      'apply-discount',
      { 'discount-code': 'SUMMER10' },
      { reply: null, ...answer },
    )
    expect(outcome).toMatchObject({ found: { discount: { why, leastTotal } } })
    expect(JSON.stringify(outcome)).not.toContain('SUMMER10')
  })

  it('the order agrees to what the page showed that the voucher pays', async () => {
    const cart = {
      ...cartFixture,
      voucher: { hint: 'ABCD', pays: 9000, left: 0, open: 1, validUntil: null, refusal: null },
    }
    const { calls } = await sendForm(
      'book',
      {
        book: 'on',
        key: 'k'.repeat(32),
        total: `${cart.total}`,
        pays: '5000',
        'booker.firstName': 'Jo',
        'booker.lastName': 'Bloom',
        'booker.email': email,
        'booker.phonePrefix': '+44',
        'booker.phoneNumber': '020 7946 0123',
        // As browsers fill it in: the number stands in the street's line.
        'booker.street': '12a Long Lane',
        'booker.postcode': 'BS1 4QA',
        'booker.city': 'Bristol',
        'booker.country': 'GB',
        plan: 'deposit',
        terms: 'on',
      },
      { params: { cartId: id }, answers: { 'GET cart/{id}': { status: 200, reply: cart } } },
    )
    expect(calls[1]).toContain('"acceptedVoucher":5000')
    expect(calls[1]).toContain('"street":"Long Lane","houseNumber":"12a"')
  })
})

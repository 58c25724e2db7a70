import { cartFixture } from '@camping/testkit/fixtures/booking.fixture.ts'
import { describe, expect, it } from 'vitest'
import { detailsValue } from '../features/campsite/plain/details-value.ts'
import { sendForm } from '../testing/sent-form.ts'

const email = 'jo@example.org'
const status = (code: number) => ({ status: code, reply: code < 300 ? {} : null })

describe('signing in without scripts', () => {
  const password = { endpoint: 'POST customer-portal/authenticate', fields: { email, password: 'secret' } }

  it('leads to the login page, which leads on, once the password opens an account', async () => {
    const { outcome, calls } = await sendForm('sign-in-password', password.fields, {
      answers: { [password.endpoint]: status(200) },
    })
    expect(outcome).toEqual({ to: '/uk/login' })
    expect(calls).toEqual([`${password.endpoint} ${JSON.stringify(password.fields)}`])
  })

  it.each([
    [401, 'login-fail'],
    [400, 'login-fail'],
    [429, 'login.sign-in-attempts-exceeded.text'],
    [503, 'login.unreachable'],
  ])('answers %i on its page, with the address and without the password', async (code, id) => {
    const { outcome } = await sendForm('sign-in-password', password.fields, {
      answers: { [password.endpoint]: status(code) },
    })
    expect(outcome).toEqual({ values: { email }, notice: { kind: 'error', id } })
  })

  it('calls nobody with fields that are wrong, and names each', async () => {
    const { outcome, calls } = await sendForm('sign-in-password', { email: 'jo', password: '' })
    expect(outcome).toEqual({
      values: { email: 'jo' },
      problems: { email: { id: 'validations.email' }, password: { id: 'validations.required' } },
    })
    expect(calls).toEqual([])
    const reference = await sendForm('sign-in-reference', { email, bookingRef: '123' })
    expect(reference.outcome).toMatchObject({
      values: { email, bookingRef: '123' },
      problems: { bookingRef: { id: 'login.error.ref' } },
    })
  })

  it('sends a code, whose field comes next, for the same address', async () => {
    const { outcome } = await sendForm(
      'send-code',
      { email },
      { answers: { 'POST customer-portal/sign-in-code': { status: 200, reply: { minutes: 10 } } } },
    )
    expect(outcome).toMatchObject({
      values: { email },
      screen: 'sign-in-code',
      notice: { kind: 'success', id: 'code.signIn.sent', values: { email, minutes: 10 } },
    })
  })

  it.each([
    ['1234', {}, { id: 'code.missing' }],
    [
      '123456',
      { status: 400, problem: { type: 'code-wrong', triesLeft: 4 } },
      { id: 'code.wrong', values: { tries: 4 } },
    ],
    ['123456', { status: 410, problem: { type: 'code-ended' } }, { id: 'code.ended' }],
    ['123456', { status: 429 }, { id: 'code.signIn.many' }],
  ])('reports what is wrong with the code %s', async (code, answer, problem) => {
    const { outcome } = await sendForm(
      'sign-in-code',
      { email, code },
      { answers: { 'POST customer-portal/authenticate-code': answer as never } },
    )
    expect(outcome).toMatchObject({ values: { email }, screen: 'sign-in-code', problems: { code: problem } })
    expect(JSON.stringify(outcome)).not.toContain(code)
  })

  it.each([
    ['forgot-password', 'POST customer-portal/reset/link', 200, 'password-send-success'],
    ['forgot-reference', 'POST customer-portal/user/forgot-booking-credentials', 503, 'password-send-fail'],
    ['open-account', 'POST customer-portal', 200, 'login.check-inbox.text'],
    ['open-account', 'POST customer-portal', 429, 'login.sign-in-attempts-exceeded.text'],
  ])('%s, answered with its mail', async (form, endpoint, code, id) => {
    const { outcome } = await sendForm(form, { email }, { answers: { [endpoint]: status(code) } })
    expect(outcome).toMatchObject({ values: { email }, notice: { id } })
  })
})

describe('a heart without scripts', () => {
  const saved = 'PUT customer-portal/favourites/{siteId}'

  it('saves, and leads to the list, where it takes back', async () => {
    const { outcome, calls } = await sendForm(
      'favourite',
      { favourite: '7' },
      { answers: { [saved]: status(200) } },
    )
    expect([outcome, calls]).toEqual([{ to: '/uk/profile/favourites' }, [`${saved} {"siteId":7}`]])
    const back = await sendForm('favourite', { favourite: '7' }, { page: 'favourites' })
    expect(back.calls).toEqual(['DELETE customer-portal/favourites/{siteId} {"siteId":7}'])
  })

  it('sends a guest to sign in first, and back', async () => {
    const { outcome } = await sendForm(
      'favourite',
      { favourite: '7' },
      { address: '/uk/search?adults=3', answers: { [saved]: status(401) } },
    )
    expect(outcome).toEqual({ to: '/uk/login', remembered: '/uk/search?adults=3' })
  })
})

describe('choosing without scripts', () => {
  const choice = {
    accommodationId: 71,
    name: 'Pitch by the water',
    date: '2027-07-03',
    duration: 7,
    persons: { adults: 2, children: [] },
    seenTotal: 70_050,
  }
  const choose = (answer: object) =>
    sendForm('choose', { choose: JSON.stringify(choice) }, { answers: { 'POST cart': answer } })

  it('holds it and leads to the checkout', async () => {
    const { outcome, calls } = await choose({ status: 201, reply: cartFixture })
    const { name: _, ...wish } = choice
    expect([outcome, calls]).toEqual([
      { to: `/uk/booking/${cartFixture.id}` },
      [`POST cart ${JSON.stringify(wish)}`],
    ])
  })

  it.each([
    [
      409,
      { type: 'no-longer-available', alternatives: { accommodations: [{ id: 1 }], dates: [] } },
      'gone',
      1,
    ],
    [409, { type: 'closed' }, 'refused', 0],
    [429, { type: 'too-many-holds' }, 'too-many', 0],
    [503, undefined, 'unreachable', 0],
  ])('shows why not, after %i %j', async (code, problem, why, others) => {
    const { outcome } = await choose({ status: code, problem })
    expect(outcome).toMatchObject({ notice: { kind: 'error' }, found: { why, choice } })
    expect(
      (outcome as { found: { alternatives: { accommodations: [] } } }).found.alternatives.accommodations,
    ).toHaveLength(others)
  })

  it('holds the place that was chosen in the details', async () => {
    const { calls } = await sendForm('choose', { choose: JSON.stringify(choice), unit: '12' })
    expect(calls[0]).toContain('"unit":12')
    const { calls: without } = await sendForm('choose', { choose: JSON.stringify(choice), unit: '' })
    expect(without[0]).not.toContain('unit')
  })

  it('shows the details with the plan for the stay, and without it where it cannot be read', async () => {
    const read = 'GET sites/{id}/plan'
    const value = detailsValue({ siteId: 7, accommodationId: 71, date: '2027-07-03', nights: 7 })
    const shown = await sendForm(
      'details',
      { details: value },
      { answers: { [read]: { reply: { units: [] } } } },
    )
    expect(shown).toEqual({
      outcome: { found: { accommodationId: 71, plan: { units: [] } } },
      calls: [`${read} {"id":7,"date":"2027-07-03","duration":7}`],
    })
    expect((await sendForm('details', { details: value })).outcome).toEqual({
      found: { accommodationId: 71, plan: null },
    })
  })

  it.each(['', 'null', '{', '7', '"x"'])('holds nothing for %j', async (text) => {
    const { outcome, calls } = await sendForm('choose', { choose: text })
    expect([outcome, calls]).toEqual([{ notice: { kind: 'error', id: 'offer.conflict.refused' } }, []])
  })
})

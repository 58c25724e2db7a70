import { bookCart, createCart } from '@camping/contract/booking.endpoints.ts'
import { refuses } from '@camping/testkit/fake-api.ts'
import { cartFixture } from '@camping/testkit/fixtures/booking.fixture.ts'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import {
  button,
  completeDraft,
  field,
  openCheckout,
  pageText,
  press,
  server,
  soon,
  stepTitle,
  type,
} from '../testing/opened-checkout.tsx'

const alternatives = {
  accommodations: [{ id: 72, name: 'Pitch in the wood', category: 'pitch', total: 65_000, currency: 'GBP' }],
  dates: [{ date: '2027-07-05', nights: 7, total: 71_000, currency: 'GBP' }],
}
const gone = { type: 'no-longer-available', alternatives }
const created = () => server.calls.filter(({ call }) => call === 'createCart').map(({ body }) => body)

/** The check step with everything filled in, terms accepted, and the button pressed. */
async function order() {
  server.draft = completeDraft
  await openCheckout('?step=check')
  await soon(() => field('terms'))
  await act(async () => field('terms').click())
  await press('Book with obligation to pay')
}

describe('an order', () => {
  it('has the key facts directly above its button', async () => {
    server.draft = completeDraft
    await openCheckout('?step=check')
    await soon(() => button('Book with obligation to pay'))
    const facts = button('Book with obligation to pay').closest('section')?.querySelector('dl:last-of-type')
    for (const fact of [
      'Camping Bella Riva, Lake Garda',
      'Pitch by the water',
      '3 July 2027',
      '10 July 2027',
      '7 nights',
      'Anna Example',
      '£700.50',
      '£679.50, due after booking',
    ])
      expect(facts?.textContent).toContain(fact)
    expect(button('Book with obligation to pay').parentElement?.previousElementSibling).toBe(facts)
    expect(field('terms').checked).toBe(false)
  })

  it('of a request explains that nothing is paid before the campsite confirms', async () => {
    server.cart = {
      ...cartFixture,
      site: { ...cartFixture.site, bookingMode: 'on-request' },
      legal: { button: 'checkout.legal.order-request', notices: ['checkout.legal.on-request'] },
    }
    server.draft = completeDraft
    await openCheckout('?step=check')
    await soon(() => button('Request with obligation to pay'))
    expect(pageText()).toContain('Nothing until the campsite confirms')
    expect(pageText()).toContain('free of charge until the campsite has confirmed')
  })

  it('is placed knowing what cancelling will cost, from today on', async () => {
    const [over, ...ahead] = cartFixture.cancellation
    server.cart = { ...cartFixture, cancellation: [{ ...over!, until: '2026-01-01' }, ...ahead] }
    server.draft = completeDraft
    await openCheckout('?step=check')
    await soon(() => button('Book with obligation to pay'))
    const heading = [...document.querySelectorAll('h3')].find((one) => one.textContent === 'If you cancel')
    const steps = heading?.parentElement?.querySelectorAll('dl > div')
    expect([...(steps ?? [])].map((one) => one.textContent)).toEqual([
      'Until 5 June 2027You pay £396.00 (60%)You get £283.50 back',
      'Until 25 June 2027You pay £528.00 (80%)You get £151.50 back',
      'Until 2 July 2027You pay £594.00 (90%)You get £85.50 back',
      'After thatYou pay £660.00 (100%)You get £19.50 back',
    ])
    expect(pageText()).not.toContain('free of charge until')
  })

  it('that is refused leads to its fields, in words, with the focus on the summary', async () => {
    server.answers = [
      refuses(bookCart, 400, {
        type: 'validation',
        errors: [
          { path: 'booker.email', message: 'Invalid' },
          { path: 'travellers.0.lastName', message: 'Invalid' },
        ],
      }),
    ]
    await order()
    await soon(() => {
      expect(stepTitle()).toBe('Who’s travelling?')
      expect(document.activeElement?.textContent).toContain('Please check 2 entries')
    })
    const email = field('booker.email')
    expect(email.getAttribute('aria-invalid')).toBe('true')
    const text = document.getElementById(email.getAttribute('aria-describedby') ?? '')
    expect(text?.textContent).toContain('This doesn’t look like an email address')
    const links = [...document.querySelectorAll('form li a')].map((link) => link.textContent)
    expect(links).toEqual([
      'Email: This doesn’t look like an email address. Please use a format like anna@example.org.',
      'Adult 2: last name: We couldn’t accept this entry. Please write it another way.',
    ])
    // A changed value is no longer refused: the server validates it again.
    await type(email, 'anna@example.com')
    await soon(() => expect(field('booker.email').getAttribute('aria-invalid')).toBe('false'))
  })

  it('that was refused is another attempt when it is sent again, and one whose answer was lost is the same', async () => {
    const keys: unknown[] = []
    const answering = (status: number, type: string) => ({
      endpoint: bookCart,
      answer: (request: Record<string, unknown>) => {
        keys.push(request['idempotencyKey'])
        return { status, body: { type, title: type, status } }
      },
    })
    const sent = (count: number) => soon(() => expect(keys).toHaveLength(count))
    const again = async (count: number) => {
      await soon(() => expect(button('Book with obligation to pay').disabled).toBe(false))
      await press('Book with obligation to pay')
      await sent(count)
    }
    server.answers = [answering(400, 'validation')]
    await order()
    await sent(1)
    await soon(() => expect(pageText()).toContain('Some of your details aren’t right'))
    server.answers = [answering(503, 'unavailable')]
    await again(2)
    expect(keys[1]).not.toBe(keys[0])
    await soon(() => expect(pageText()).not.toContain('Some of your details aren’t right'))
    await again(3)
    expect(keys[2]).toBe(keys[1])
  })

  it('that names no field of the form is refused beside the button', async () => {
    server.answers = [
      refuses(bookCart, 400, { type: 'validation', errors: [{ path: 'acceptedTotal', message: 'x' }] }),
    ]
    await order()
    await soon(() => expect(pageText()).toContain('Some of your details aren’t right'))
    expect(stepTitle()).toBe('Review your booking')
  })

  it('for a stay that is gone shows what else there is, and takes it with one press', async () => {
    server.answers = [refuses(bookCart, 409, gone)]
    await order()
    await soon(() => expect(document.activeElement?.textContent).toBe('Still available right now'))
    expect(pageText()).toContain('This accommodation is no longer available')
    await press('Choose Pitch in the wood, £650.00')
    await soon(() => expect(window.location.pathname).toBe('/uk/booking/newcartnewcartnewcart1'))
    expect(created()).toMatchObject([
      { accommodationId: 72, date: '2027-07-03', duration: 7, seenTotal: 65_000, replaces: cartFixture.id },
    ])
  })

  it.each([409, 200])('of a cart that is booked, %d, ends at the confirmation', async (status) => {
    if (status === 409) server.answers = [refuses(bookCart, 409, { type: 'already-booked' })]
    else server.answers = [{ endpoint: bookCart, answer: () => ({ status: 200, body: {} }) }]
    await order()
    await soon(() => expect(window.location.pathname).toBe(`/uk/booking/confirmation/${cartFixture.id}`))
  })
})

describe('a hold that has ended', () => {
  const expired = () => {
    server.cart = {
      ...cartFixture,
      state: 'expired',
      extendable: false,
      availableExtras: cartFixture.availableExtras.map((extra, index) => ({ ...extra, quantity: index })),
    }
  }

  it('is reserved again with one click: extras, input and step are preserved', async () => {
    expired()
    await openCheckout()
    await press('Reserve the same stay again')
    await soon(() => expect(window.location.pathname).toBe('/uk/booking/newcartnewcartnewcart1'))
    expect(created()).toMatchObject([
      { accommodationId: 71, date: '2027-07-03', seenTotal: 70_050, replaces: cartFixture.id },
    ])
    expect(server.calls.find(({ call }) => call === 'updateCart')?.body).toMatchObject({
      id: 'newcartnewcartnewcart1',
      extras: [{ id: 2, quantity: 1 }],
    })
  })

  it('shows what else is free when somebody was faster; another date is one press away', async () => {
    expired()
    server.answers = [refuses(createCart, 409, gone)]
    await openCheckout()
    await press('Reserve the same stay again')
    await soon(() =>
      expect(document.querySelector('h1')?.textContent).toBe('Sorry, this has just been booked'),
    )
    expect(document.activeElement?.textContent).toBe('Still available right now')
    server.answers = []
    await press('Choose 5 – 12 Jul, £710.00')
    await soon(() => expect(window.location.pathname).toBe('/uk/booking/newcartnewcartnewcart1'))
    expect(created().at(-1)).toMatchObject({ accommodationId: 71, date: '2027-07-05', seenTotal: 71_000 })
  })

  it('repeats a lost request with the same key', async () => {
    expired()
    const keys: unknown[] = []
    const answer = refuses(createCart, 503, { type: 'unavailable' })
    server.answers = [
      { ...answer, answer: (request) => (keys.push(request['idempotencyKey']), answer.answer(request)) },
    ]
    await openCheckout()
    for (const count of [1, 2]) {
      await press('Reserve the same stay again')
      await soon(() => expect(keys).toHaveLength(count))
      await soon(() => expect(pageText()).toContain('We didn’t get an answer'))
    }
    expect(new Set(keys).size).toBe(1)
    expect(String(keys[0])).toMatch(/^[0-9a-f]{32}$/)
  })
})

import { releaseCart } from '@camping/contract/booking.endpoints.ts'
import { refuses } from '@camping/testkit/fake-api.ts'
import { cartFixture } from '@camping/testkit/fixtures/booking.fixture.ts'
import { describe, expect, it } from 'vitest'
import {
  button,
  field,
  openCheckout,
  pageText,
  pause,
  press,
  server,
  soon,
  type,
} from '../testing/opened-checkout.tsx'

const campsite = '/uk/campsites/italy/lake-garda/camping-bella-riva'

/** The visitor returns to this tab. */
function lookAgain() {
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('an open checkout', () => {
  it('reports a changed price first, with the focus on it', async () => {
    server.cart = { ...cartFixture, priceChangedFrom: 65_000 }
    await openCheckout()
    const notice = document.activeElement
    expect(notice?.textContent).toContain(
      'The price has changed from £650.00 to £700.50 since you chose this stay.',
    )
    const order = document.querySelector('nav')?.compareDocumentPosition(notice as Node)
    expect(order).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  })

  it('shows changes of another tab when it becomes visible again', async () => {
    await openCheckout()
    expect(document.activeElement).toBe(document.body)
    server.cart = { ...cartFixture, total: 71_141, priceChangedFrom: 70_050 }
    lookAgain()
    await soon(() => expect(document.activeElement?.textContent).toContain('to £711.41'))
  })

  it('goes to the confirmation when another tab has booked it', async () => {
    await openCheckout()
    server.cart = { ...cartFixture, state: 'booked' }
    lookAgain()
    await soon(() => expect(window.location.pathname).toBe(`/uk/booking/confirmation/${cartFixture.id}`))
  })

  it('ends when its hold has ended meanwhile', async () => {
    await openCheckout()
    server.cart = { ...cartFixture, state: 'expired', extendable: false }
    lookAgain()
    await soon(() => expect(document.querySelector('h1')?.textContent).toBe('Your reserved time has run out'))
  })

  it('preserves the input while the cart reloads', async () => {
    await openCheckout('?step=travellers')
    await soon(() => field('booker.firstName'))
    await type(field('booker.firstName'), 'Anna')
    lookAgain()
    await pause(100)
    expect(field('booker.firstName').value).toBe('Anna')
  })
})

describe('giving the stay up', () => {
  it('confirms first, then releases the hold and leads back to the campsite with the same stay', async () => {
    await openCheckout('?step=travellers')
    await soon(() => field('booker.firstName'))
    await type(field('booker.firstName'), 'Anna')
    await press('Release this stay')
    expect(document.activeElement?.textContent).toContain('Would you like to release this accommodation')
    expect(server.calls.some(({ call }) => call === 'releaseCart')).toBe(false)
    await press('Keep it')
    expect(document.activeElement).toBe(button('Release this stay'))

    await press('Release this stay')
    await press('Yes, release it')
    await soon(() => expect(window.location.pathname).toBe(campsite))
    expect(window.location.search).toContain('date=2027-07-03')
    const calls = server.calls.map(({ call }) => call)
    // No draft remains of a visitor who released the stay.
    expect(calls.slice(calls.indexOf('releaseCart'))).toEqual(['releaseCart'])
  })

  it('stays where it is without an answer, and leaves when the cart is gone anyway', async () => {
    server.answers = [refuses(releaseCart, 503, { type: 'unavailable' })]
    await openCheckout()
    await press('Release this stay')
    await press('Yes, release it')
    await soon(() => expect(pageText()).toContain('We didn’t get an answer'))
    server.answers = [refuses(releaseCart, 404, { type: 'not-found' })]
    await press('Yes, release it')
    await soon(() => expect(window.location.pathname).toBe(campsite))
  })
})

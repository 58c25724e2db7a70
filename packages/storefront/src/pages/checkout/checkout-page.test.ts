import { bookingConfirmation, getCart } from '@camping/contract/booking.endpoints.ts'
import { bookingConfirmation as confirmationSchema, cart } from '@camping/contract/booking.schemas.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import { cartFixture, confirmationFixture } from '@camping/testkit/fixtures/booking.fixture.ts'
import { describe, expect, it } from 'vitest'
import { renderTestPage } from '../../testing/render-test-page.ts'

const address = `/uk/booking/${cartFixture.id}`
const withCart = (change: Partial<typeof cartFixture> = {}) => [
  replies(getCart, cart, { ...cartFixture, ...change }),
]
const text = (page: Document) => page.body.textContent ?? ''

describe('checkout page', () => {
  it('server-renders stay, extras, price and the time left', async () => {
    const { page, rendered, errors } = await renderTestPage({ address, answers: withCart() })
    expect(rendered).toMatchObject({ status: 200, cacheable: false })
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    expect(text(page)).toContain('20:00')
    expect(text(page)).toContain('£10.91 a person')
    expect(text(page)).toContain('free of charge')
    const rows = [...page.querySelectorAll('aside tbody')].map((body) => body.textContent)
    expect(rows[1]).toContain('£700.50')
    expect(rows[2]).toContain('£679.50')
    expect(rows[2]).toContain('£21.00')
    expect(errors).toEqual([])
  })

  it('starts at the first step whatever the address says, since nothing typed survives a reload', async () => {
    const { page } = await renderTestPage({ address: `${address}?step=check`, answers: withCart() })
    expect(page.getElementById('checkout-step')?.textContent).toBe('Your stay')
    expect(page.querySelector('form')).toBeNull()
  })

  it('announces a changed price before anything else is asked', async () => {
    const { page } = await renderTestPage({ address, answers: withCart({ priceChangedFrom: 65_000 }) })
    const alert = page.querySelector('main [role=status]')
    expect(text(page)).toContain('It was £650.00 when you chose; it is £700.50 now.')
    expect(alert).not.toBeNull()
  })

  it('leads back to the campsite with the same stay when the hold has ended', async () => {
    const { page } = await renderTestPage({
      address,
      answers: withCart({ state: 'expired', extendable: false }),
    })
    const back = page.querySelector('[role=alert] a')?.getAttribute('href')
    expect(back).toBe('/uk/campsites/italy/lake-garda/camping-bella-riva?date=2027-07-03&children=4')
    expect(page.querySelector('aside')).toBeNull()
  })

  it('leads back to the home of a brand without campsite pages', async () => {
    const { page } = await renderTestPage({
      address,
      answers: withCart({ state: 'expired' }),
      config: { supports: { checkout: true, portal: true } },
    })
    expect(page.querySelector('[role=alert] a')?.getAttribute('href')).toBe('/uk')
  })

  it('goes to the confirmation of a cart that is booked', async () => {
    const { rendered } = await renderTestPage({ address, answers: withCart({ state: 'booked' }) })
    expect(rendered).toMatchObject({ kind: 'redirect', to: `/uk/booking/confirmation/${cartFixture.id}` })
  })

  it('knows no cart with an id of another form, and does not ask for it', async () => {
    const { rendered, calls } = await renderTestPage({ address: '/uk/booking/short', answers: withCart() })
    expect(rendered).toMatchObject({ status: 404 })
    expect(calls.some((call) => call.includes('cart'))).toBe(false)
  })

  it.each([
    [404, 404],
    [500, 503],
  ])('answers %d of the API with %d', async (status, shown) => {
    const { rendered } = await renderTestPage({ address, answers: [refuses(getCart, status, { type: 'x' })] })
    expect(rendered).toMatchObject({ status: shown })
  })
})

describe('confirmation page', () => {
  const confirmed = `/uk/booking/confirmation/${cartFixture.id}`
  const withBooking = (change: Partial<typeof confirmationFixture> = {}) => [
    replies(bookingConfirmation, confirmationSchema, { ...confirmationFixture, ...change }),
  ]

  it('shows the reference, the masked address, the price and what is due when', async () => {
    const { page, rendered, errors } = await renderTestPage({ address: confirmed, answers: withBooking() })
    expect(rendered).toMatchObject({ status: 200, cacheable: false })
    expect(page.querySelector('h1')?.textContent).toBe('You are going, Robin!')
    for (const part of ['5PRAKA9451', 'r…@guest.example', '£700.50', '£203.85', '£475.65', '22 May 2027']) {
      expect(text(page)).toContain(part)
    }
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    expect(errors).toEqual([])
  })

  it('does not call a request confirmed', async () => {
    const { page } = await renderTestPage({
      address: confirmed,
      answers: withBooking({ state: 'requested' }),
    })
    expect(page.querySelector('h1')?.textContent).toBe('Your request is on its way, Robin')
    expect(text(page)).toContain('You pay nothing before that.')
  })

  it('is 404 for an unknown cart', async () => {
    const { rendered } = await renderTestPage({ address: confirmed, answers: [] })
    expect(rendered).toMatchObject({ status: 404 })
  })
})

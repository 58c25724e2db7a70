import { getCart } from '@camping/contract/booking.endpoints.ts'
import { cart } from '@camping/contract/booking.schemas.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import { cartFixture } from '@camping/testkit/fixtures/booking.fixture.ts'
import { describe, expect, it } from 'vitest'
import { renderTestPage } from '../../../testing/render-test-page.ts'

const address = `/uk/booking/${cartFixture.id}`
const withCart = (change: Partial<typeof cartFixture> = {}) => [
  replies(getCart, cart, { ...cartFixture, ...change }),
]
const text = (page: Document) => page.body.textContent ?? ''

describe('checkout page', () => {
  it('server-renders the first step, price and the time left', async () => {
    const { page, rendered, errors } = await renderTestPage({ address, answers: withCart() })
    expect(rendered).toMatchObject({ status: 200, cacheable: false })
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    expect(text(page)).toContain('20:00')
    expect(text(page)).toContain('Bed linen')
    const rows = [...page.querySelectorAll('aside tbody')].map((body) => body.textContent)
    expect(rows[0]).toContain('£660.00')
    expect(rows[1]).toContain('2 people × 7 nights, from age 14€24.49 at the campsite£21.00')
    expect(rows[1]).toContain('Converted at €1.00 = £0.857313, the rate on 20 November 2026.')
    expect(rows[2]).toContain('£700.50')
    expect(rows[3]).toContain('£679.50')
    expect(rows[3]).toContain('£21.00')
    expect(errors).toEqual([])
  })

  it('renders the step of the address without its form, which waits for what was typed before', async () => {
    const { page } = await renderTestPage({ address: `${address}?step=check`, answers: withCart() })
    expect(page.getElementById('checkout-step')?.textContent).toBe('Review your booking')
    const forms = [...page.querySelectorAll('form')]
    expect(forms.filter((form) => !form.closest('noscript'))).toEqual([])
    // A chunk that loads afterwards would leave the server's document incomplete.
    const extras = await renderTestPage({ address: `${address}?step=extras`, answers: withCart() })
    expect(JSON.stringify(extras.rendered)).not.toContain('<!--$!-->')
    const odd = await renderTestPage({ address: `${address}?step=nonsense`, answers: withCart() })
    expect(odd.page.getElementById('checkout-step')?.textContent).toBe('Would you like to add anything?')
  })

  it('names its step in the title, as the history of the browser lists it', async () => {
    const titleOf = async (query: string, change: Partial<typeof cartFixture> = {}) =>
      (await renderTestPage({ address: address + query, answers: withCart(change) })).page.title
    const steps = ['', '?step=travellers', '?step=payment', '?step=check']
    expect(await Promise.all(steps.map((query) => titleOf(query)))).toEqual([
      expect.stringMatching(/^Extras and cover · Step 1 of 4 · Book your stay · /),
      expect.stringMatching(/^Travellers · Step 2 of 4 · Book your stay · /),
      expect.stringMatching(/^Payment plan · Step 3 of 4 · Book your stay · /),
      expect.stringMatching(/ · Step 4 of 4 · Book your stay · /),
    ])
    expect(await titleOf('', { state: 'expired', extendable: false })).not.toContain('Step')
  })

  it('announces a changed price before anything else', async () => {
    const { page } = await renderTestPage({ address, answers: withCart({ priceChangedFrom: 65_000 }) })
    const alert = page.querySelector('main [role=status]')
    expect(text(page)).toContain('The price has changed from £650.00 to £700.50 since you chose this stay.')
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

  it('knows no cart with an id of another form, and does not request it', async () => {
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

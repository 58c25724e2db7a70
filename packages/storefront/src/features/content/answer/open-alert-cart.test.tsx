import { openAlertCart } from '@camping/contract/alerts.endpoints.ts'
import { getCart } from '@camping/contract/booking.endpoints.ts'
import { cart } from '@camping/contract/booking.schemas.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import { cartFixture } from '@camping/testkit/fixtures/booking.fixture.ts'
import { describe, expect, it } from 'vitest'
import { heading, soon, start } from '../../../testing/opened-pages.tsx'

const link = '/uk/answer?step=free&token=sample-token-of-a-mail'

describe('the link of a free stay', () => {
  it('leads straight into its cart, in place of itself', async () => {
    const tokens: string[] = []
    const opens = replies(openAlertCart, cart, ({ token }) => {
      tokens.push(token)
      return cartFixture
    })
    await start(link, [opens, replies(getCart, cart, cartFixture)])
    await soon(() => expect(window.location.pathname).toBe(`/uk/booking/${cartFixture.id}`))
    expect(tokens).toEqual(['sample-token-of-a-mail'])
  })

  it.each([
    [410, 'link-ended', 'This link no longer works'],
    [409, 'no-longer-available', 'Sorry, this has just been booked'],
    [409, 'closed', 'Sorry, this has just been booked'],
    [429, 'too-many-holds', 'You already have several stays on hold'],
    [503, 'unavailable', 'That didn’t work'],
  ])('shows what became of it: %i %s', async (status, type, title) => {
    await start(link, [refuses(openAlertCart, status, { type })])
    await soon(() => expect(heading()).toBe(title))
  })
})

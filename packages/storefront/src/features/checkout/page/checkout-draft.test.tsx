import { saveDraft } from '@camping/contract/checkout-draft.endpoints.ts'
import { refuses } from '@camping/testkit/fake-api.ts'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import {
  completeDraft,
  field,
  openCheckout,
  pause,
  press,
  server,
  soon,
  stepTitle,
  type,
} from '../testing/opened-checkout.tsx'

const saves = () => server.calls.filter(({ call }) => call === 'saveDraft')

describe('what is typed in the checkout', () => {
  it('comes back after a reload, at the step one was at, without the agreement to the terms', async () => {
    await openCheckout('?step=travellers')
    await soon(() => expect(field('booker.firstName').value).toBe(''))
    await type(field('booker.firstName'), 'Anna')
    await type(field('booker.email'), 'anna@')
    await type(field('travellers[1].firstName'), 'Child')
    await soon(() => expect(server.draft?.booker?.email).toBe('anna@'))

    await openCheckout('?step=travellers')
    await soon(() => expect(field('booker.firstName').value).toBe('Anna'))
    expect(field('booker.email').value).toBe('anna@')
    expect(field('travellers[1].firstName').value).toBe('Child')
    expect(stepTitle()).toBe('Who’s travelling?')
  })

  it('is not what was restored any more once it was changed, though its step was left and came back', async () => {
    server.draft = completeDraft
    await openCheckout('?step=travellers')
    await soon(() => expect(field('booker.firstName').value).toBe('Anna'))
    await type(field('booker.firstName'), 'Anne')
    await press('Continue to payment plan')
    await soon(() => expect(stepTitle()).toBe('How would you like to pay?'))
    await act(async () => window.history.back())
    await soon(() => expect(field('booker.firstName').value).toBe('Anne'))
  })

  it('is not the country and the prefix that the form begins with: they would replace what is still arriving', async () => {
    await openCheckout('?step=travellers')
    await soon(() => expect(field('booker.country').value).toBe('GB'))
    await pause(1000)
    expect(saves()).toEqual([])
    await type(field('booker.city'), 'Bristol')
    await soon(() => expect(server.draft?.booker).toMatchObject({ city: 'Bristol', country: 'GB' }))
  })

  it.each([
    ['?step=check', completeDraft, 'Review your booking', '?step=check'],
    ['?step=payment', completeDraft, 'How would you like to pay?', '?step=payment'],
    ['?step=check', { ...completeDraft, plan: undefined }, 'How would you like to pay?', '?step=payment'],
    ['?step=check', null, 'Who’s travelling?', '?step=travellers'],
    ['?step=nonsense', completeDraft, 'Would you like to add anything?', ''],
  ])('%s leads as far as it is filled in', async (search, draft, title, shown) => {
    server.draft = draft
    await openCheckout(search)
    await soon(() => {
      expect(stepTitle()).toBe(title)
      expect(window.location.search).toBe(shown)
    })
  })

  it('never brings back the tick at the terms', async () => {
    server.draft = completeDraft
    await openCheckout('?step=check')
    await soon(() => expect(field('terms').checked).toBe(false))
    await type(field('remarks'), 'Quiet, please')
    await soon(() => expect(server.draft?.remarks).toBe('Quiet, please'))
    expect(JSON.stringify(saves())).not.toContain('terms')
  })

  it('is saved at once when the page is hidden, and only once', async () => {
    await openCheckout('?step=travellers')
    await soon(() => field('booker.city'))
    await type(field('booker.city'), 'Bristol', { leave: false })
    window.dispatchEvent(new Event('pagehide'))
    await soon(() => expect(server.draft?.booker?.city).toBe('Bristol'))
    const count = saves().length
    window.dispatchEvent(new Event('pagehide'))
    await pause(1000)
    expect(saves()).toHaveLength(count)
  })

  it.each([
    [503, 2],
    [409, 1],
  ])('does not disturb the visitor when it cannot be saved: %d', async (status, asked) => {
    let refused = 0
    const answer = refuses(saveDraft, status, { type: 'x' })
    server.answers = [{ ...answer, answer: (request) => (refused++, answer.answer(request)) }]
    server.draft = null
    await openCheckout('?step=travellers')
    await soon(() => field('booker.city'))
    await type(field('booker.city'), 'Bristol')
    await soon(() => expect(refused).toBe(1))
    await type(field('booker.street'), 'Long Lane')
    window.dispatchEvent(new Event('pagehide'))
    await pause(200)
    expect(refused).toBe(asked)
    await press('Continue to payment plan')
    expect(field('booker.city').value).toBe('Bristol')
  })
})

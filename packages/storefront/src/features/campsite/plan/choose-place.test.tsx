import { createCart } from '@camping/contract/booking.endpoints.ts'
import { cart } from '@camping/contract/booking.schemas.ts'
import { siteAccommodations, sitePlan } from '@camping/contract/site.endpoints.ts'
import { sitePlanReply } from '@camping/contract/site-plan.schemas.ts'
import { siteAccommodationsReply, type Accommodation } from '@camping/contract/site.schemas.ts'
import type { CartRequest } from '@camping/core/checkout/tab-carts.rules.ts'
import { refuses, replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import { cartFixture } from '@camping/testkit/fixtures/booking.fixture.ts'
import { accommodationsFixture } from '@camping/testkit/fixtures/site.fixture.ts'
import { sitePlanFixture } from '@camping/testkit/fixtures/site-plan.fixture.ts'
import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { soon, start } from '../../../testing/opened-pages.tsx'

const campsite = '/uk/campsites/italy/lake-garda/camping-bella-riva'
const [, pitch] = accommodationsFixture.accommodations as [Accommodation, Accommodation]
const mobileHome: Accommodation = { ...pitch, id: 73, name: 'Mobile home Ulivo', category: 'mobile-home' }
const offered = replies(siteAccommodations, siteAccommodationsReply, {
  ...accommodationsFixture,
  accommodations: [pitch, mobileHome],
})
const plan = replies(sitePlan, sitePlanReply, sitePlanFixture)

const dialog = () => document.querySelector('dialog')
const place = (name: string) => document.querySelector<HTMLInputElement>(`input[aria-label^="${name}"]`)
const choose = async (name: string) => {
  await soon(() => expect(place(name)).not.toBeNull())
  await act(async () => place(name)?.click())
}
const buttonIn = (within: ParentNode | null, name: string) =>
  [...(within?.querySelectorAll('button') ?? [])].find((one) =>
    (one.getAttribute('aria-label') ?? one.textContent ?? '').startsWith(name),
  )
const open = async (id: number, answers: FakeAnswer[]) => {
  await start(`${campsite}?date=2027-07-03`, [offered, plan, ...answers])
  const details = document.querySelector<HTMLElement>(`#accommodation-${id} [data-details]`)
  await act(async () => details?.click())
  await soon(() => expect(dialog()).not.toBeNull())
}
const select = async (name: string, value: string) => {
  const field = document.querySelector<HTMLSelectElement>(`select[name=${name}]`)!
  await act(async () => {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
}
function desk(...outcomes: FakeAnswer[]) {
  const requests: CartRequest[] = []
  const answer: FakeAnswer = {
    endpoint: createCart,
    answer: (sent) => {
      requests.push(sent as unknown as CartRequest)
      return (outcomes[requests.length - 1] ?? outcomes.at(-1)!).answer(sent)
    },
  }
  return { requests, answer }
}

beforeEach(() => sessionStorage.clear())

describe('choosing a place on the plan', () => {
  it('adds its fee to the price, and requests that place', async () => {
    const { requests, answer } = desk(replies(createCart, cart, cartFixture))
    await open(71, [answer])
    await soon(() => expect(dialog()?.textContent).toContain('costs £10.00, once for the whole stay'))
    expect(place('Pitch A2, not available')?.disabled).toBe(true)
    expect(place('Pitch A5'), 'of another accommodation').toBeNull()
    await choose('Pitch A1, up to 7 m and 3.5 t, 10 A hook-up')
    expect(dialog()?.textContent).toContain('You’ve chosen pitch A1.')
    expect(dialog()?.textContent).toContain('£710.50')
    expect(dialog()?.querySelector('table')?.textContent).toContain('Pitch of your choice')
    await act(async () => buttonIn(dialog(), 'Choose: Pitch by the water')?.click())
    await soon(() => expect(requests).toMatchObject([{ unit: 501, seenTotal: 71_050 }]))
  })

  it('can be taken back, and then any place will do', async () => {
    const { requests, answer } = desk(replies(createCart, cart, cartFixture))
    await open(71, [answer])
    await choose('Pitch A1')
    await act(async () => buttonIn(dialog(), 'Remove my choice')?.click())
    expect(dialog()?.textContent).toContain('You haven’t chosen a pitch.')
    await act(async () => buttonIn(dialog(), 'Choose: Pitch by the water')?.click())
    await soon(() => expect(requests).toMatchObject([{ seenTotal: 70_050 }]))
    expect(requests[0]).not.toHaveProperty('unit')
  })

  it('shows which places do not fit the vehicle and why, which the tab remembers', async () => {
    await open(71, [])
    await choose('Pitch A3')
    await select('vehicle-length', '650')
    await soon(() => expect(place('Pitch A3, too small for your vehicle')?.disabled).toBe(true))
    expect(dialog()?.textContent).toContain('Too short for 6.5 m: A3.')
    expect(dialog()?.textContent, 'what does not fit is chosen no more').not.toContain('You have chosen')
    await select('vehicle-length', '')
    await act(async () => document.querySelector<HTMLElement>('input[name=vehicle-hookup]')?.click())
    await soon(() => expect(dialog()?.textContent).toContain('Without an electric hook-up: A3.'))
    expect(sessionStorage.getItem('vehicle')).toContain('"needsHookup":true')
  })

  it('that somebody else has just taken is reported, with two ways on', async () => {
    const { requests, answer } = desk(
      refuses(createCart, 409, { type: 'unit-taken' }),
      replies(createCart, cart, cartFixture),
    )
    await open(71, [answer])
    await choose('Pitch A1')
    await act(async () => buttonIn(dialog(), 'Choose: Pitch by the water')?.click())
    const notice = () => document.querySelector('[data-choice-problem=unit]')
    await soon(() => expect(notice()?.textContent).toContain('Sorry, this pitch has just been taken'))
    expect(dialog()).toBeNull()
    await act(async () => buttonIn(notice(), 'Choose another pitch')?.click())
    await soon(() => expect(dialog()?.textContent).toContain('Choose your pitch'))
    await act(async () => buttonIn(dialog(), 'Close')?.click())
    await act(async () => buttonIn(notice(), 'Continue without choosing a pitch')?.click())
    await soon(() => expect(requests).toHaveLength(2))
    expect(requests[1]).not.toHaveProperty('unit')
  })

  it('shows the rooms of a house, and requests no vehicle there', async () => {
    await open(73, [])
    await soon(() =>
      expect(dialog()?.querySelector('svg[role=img]')?.getAttribute('aria-label')).toContain(
        'Bedroom: double bed',
      ),
    )
    expect(document.querySelector('select[name=vehicle-length]')).toBeNull()
  })
})

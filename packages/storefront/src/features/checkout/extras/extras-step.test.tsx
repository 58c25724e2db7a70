import { getCart, updateCart } from '@camping/contract/booking.endpoints.ts'
import { cart as cartSchema, type Cart, type CartChoice } from '@camping/contract/booking.schemas.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import { cartFixture } from '@camping/testkit/fixtures/booking.fixture.ts'
import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { hold, letGo, soon, start } from '../../../testing/opened-pages.tsx'

const address = `/uk/booking/${cartFixture.id}`

/** A cart that stores choices like the server: linen at 10.91 a person, two levels of cover. */
function desk(change: Partial<Cart> = {}) {
  let cart: Cart = { ...cartFixture, ...change }
  const asked: CartChoice[] = []
  const take = ({ extras, covers }: CartChoice): Cart => {
    asked.push({ ...(extras && { extras }), ...(covers && { covers }) })
    const availableExtras = cart.availableExtras.map((extra) => {
      const quantity = extras ? (extras.find(({ id }) => id === extra.id)?.quantity ?? 0) : extra.quantity
      return { ...extra, quantity, amount: quantity * extra.price }
    })
    const chosen = covers ? covers[0] : cart.covers.find((cover) => cover.chosen)?.id
    const coverPrice = cart.covers.find(({ id }) => id === chosen)?.price ?? 0
    const line = {
      currency: 'GBP',
      payableAt: 'now',
      mandatory: false,
      quantity: 1,
      unit: 'booking',
    } as const
    const added = [
      ...availableExtras
        .filter(({ amount }) => amount > 0)
        .map(({ name, amount }) => ({ ...line, kind: 'extra' as const, key: name, label: name, amount })),
      ...(chosen
        ? [{ ...line, kind: 'cover' as const, key: chosen, label: chosen, amount: coverPrice }]
        : []),
    ]
    const priceLines = [...cartFixture.priceLines, ...added]
    cart = {
      ...cart,
      availableExtras,
      covers: cart.covers.map((cover) => ({ ...cover, chosen: cover.id === chosen })),
      coverDeclined: covers ? covers.length === 0 : cart.coverDeclined,
      priceLines,
      total: priceLines.reduce((sum, { amount }) => sum + amount, 0),
    }
    return cart
  }
  const answers = [
    replies(getCart, cartSchema, () => cart),
    replies(updateCart, cartSchema, ({ extras, covers }) =>
      take({ ...(extras && { extras }), ...(covers && { covers }) }),
    ),
  ]
  return { asked, answers }
}

const main = () => document.querySelector('main') as HTMLElement
const button = (name: string) =>
  [...main().querySelectorAll('button')].find(
    (one) => one.textContent === name || one.getAttribute('aria-label') === name,
  )
const press = (name: string) => act(async () => button(name)?.click())
const radios = () => [...main().querySelectorAll<HTMLInputElement>('input[type=radio]')]
const choose = (value: string) =>
  act(async () =>
    radios()
      .find((one) => one.value === value)
      ?.click(),
  )
const sum = () => main().querySelector('[role=status][aria-busy]')?.textContent

/** Opens the checkout, which starts with them. */
async function openExtras({ answers }: Pick<ReturnType<typeof desk>, 'answers'>) {
  await start(address, answers)
  await soon(() => expect(button('Continue to travellers')).toBeDefined())
}

describe('the step of extras and cover', () => {
  let open: ReturnType<typeof desk>
  beforeEach(() => {
    open = desk()
  })

  it('is the first step, and preselects and requires nothing', async () => {
    await openExtras(open)
    expect(window.location.search).toBe('')
    expect(main().querySelector('#checkout-step')?.textContent).toBe('Would you like to add anything?')
    expect(radios().map(({ value, checked, required }) => [value, checked, required])).toEqual([
      ['basic', false, false],
      ['plus', false, false],
      ['none', false, false],
    ])
    const numbers = [...main().querySelectorAll('[role=spinbutton]')]
    expect(numbers.map((one) => one.getAttribute('aria-valuenow'))).toEqual(['0', '0'])
    expect(sum()).toBe('No extras yetTotal price£700.50')
    await press('Continue to travellers')
    await soon(() => expect(window.location.search).toBe('?step=travellers'))
    expect(open.asked).toEqual([])
  })

  it('shows each price, age limits and the benefits of a cover', async () => {
    await openExtras(open)
    for (const words of ['£10.91 per person', 'at most 3', 'free of charge', 'up to age 2']) {
      expect(main().textContent).toContain(words)
    }
    for (const words of ['£29.70', '4.5% of your accommodation price', 'available until 3 June 2027']) {
      expect(main().textContent).toContain(words)
    }
    expect(main().textContent).toContain('The nights you do not use when you leave early')
  })

  it('marks what is paid at the campsite', async () => {
    const [linen, ...others] = cartFixture.availableExtras
    const extras = [{ ...linen!, payableAt: 'on-site' as const }, ...others]
    await openExtras(desk({ availableExtras: extras }))
    expect(main().querySelector('[aria-labelledby=extras] li')?.textContent).toContain(
      'payable at the campsite',
    )
  })

  it('adds up what was chosen, and takes it back', async () => {
    await openExtras(open)
    await press('Add one: Bed linen')
    await soon(() => expect(sum()).toBe('Extras so far£10.91Total price£711.41'))
    await choose('plus')
    await soon(() => expect(sum()).toBe('Extras so far£53.81Total price£754.31'))
    await choose('none')
    await soon(() => expect(sum()).toBe('Extras so far£10.91Total price£711.41'))
    expect(radios().map(({ checked }) => checked)).toEqual([false, false, true])
    expect(open.asked).toEqual([{ extras: [{ id: 1, quantity: 1 }] }, { covers: ['plus'] }, { covers: [] }])
  })

  it('sends one change at a time and the last choice last, however slow an answer is', async () => {
    await openExtras(open)
    const call = `cart/${cartFixture.id}`
    hold(call)
    await press('Add one: Bed linen')
    await press('Add one: Bed linen')
    await press('Add one: Bed linen')
    await choose('basic')
    await choose('plus')
    // Shown at once, priced after the answer.
    expect(main().querySelector('[role=spinbutton]')?.getAttribute('aria-valuenow')).toBe('3')
    expect(open.asked).toEqual([])
    await letGo(call)
    await soon(() => expect(open.asked).toHaveLength(1))
    await letGo(call)
    await soon(() => expect(sum()).toBe('Extras so far£75.63Total price£776.13'))
    expect(open.asked).toEqual([
      { extras: [{ id: 1, quantity: 1 }] },
      { extras: [{ id: 1, quantity: 3 }], covers: ['plus'] },
    ])
  })

  it("shows the server's state when a change is refused", async () => {
    await openExtras({ answers: [...open.answers, refuses(updateCart, 400, { type: 'validation' })] })
    await press('Add one: Bed linen')
    await soon(() => expect(main().textContent).toContain('We couldn’t save this choice.'))
    expect(main().querySelector('[role=spinbutton]')?.getAttribute('aria-valuenow')).toBe('0')
    expect(sum()).toBe('No extras yetTotal price£700.50')
  })

  it('reports that there is nothing to add', async () => {
    await openExtras(desk({ availableExtras: [], covers: [] }))
    expect(main().textContent).toContain('You can continue to the next step.')
    expect(radios()).toEqual([])
    expect(sum()).toBeUndefined()
  })
})

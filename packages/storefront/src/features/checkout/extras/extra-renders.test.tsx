import { getCart, updateCart } from '@camping/contract/booking.endpoints.ts'
import { cart as cartSchema } from '@camping/contract/booking.schemas.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { cartFixture } from '@camping/testkit/fixtures/booking.fixture.ts'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { hold, letGo, soon, start } from '../../../testing/opened-pages.tsx'

const { renders, noted } = vi.hoisted(() => {
  const drawn = new Set<string>()
  /** The real part, with a note when it is drawn. */
  const note =
    <Props, Drawn>(Part: (props: Props) => Drawn, nameOf: (props: Props) => string) =>
    (props: Props) => {
      drawn.add(nameOf(props))
      return Part(props)
    }
  return { renders: drawn, noted: note }
})

vi.mock(import('@camping/ui/checkout/extra-choice.tsx'), async (original) => ({
  ExtraChoice: noted((await original()).ExtraChoice, ({ name }) => name),
}))
vi.mock(import('@camping/ui/checkout/cover-choice.tsx'), async (original) => ({
  CoverChoice: noted((await original()).CoverChoice, () => 'covers'),
}))
vi.mock(import('@camping/ui/checkout/step-list.tsx'), async (original) => ({
  StepList: noted((await original()).StepList, () => 'page'),
}))
vi.mock(import('@camping/ui/price-lines/price-lines.tsx'), async (original) => ({
  PriceLines: noted((await original()).PriceLines, () => 'price'),
}))

it('P15: a press on an extra draws its row alone, and its answer the page', async () => {
  const answered = { ...cartFixture, total: 71_141 }
  await start(`/uk/booking/${cartFixture.id}`, [
    replies(getCart, cartSchema, () => cartFixture),
    replies(updateCart, cartSchema, () => answered),
  ])
  await soon(() =>
    expect([...renders]).toEqual(expect.arrayContaining(['page', 'price', 'covers', 'Baby cot'])),
  )
  const call = `cart/${cartFixture.id}`
  hold(call)
  renders.clear()
  await act(async () => document.querySelector<HTMLElement>('[aria-label="Add one: Bed linen"]')?.click())
  expect([...renders]).toEqual(['Bed linen'])
  await letGo(call)
  await soon(() => expect([...renders]).toEqual(expect.arrayContaining(['page', 'price'])))
})

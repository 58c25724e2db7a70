import { getCart, updateCart } from '@camping/contract/booking.endpoints.ts'
import { cart as cartSchema } from '@camping/contract/booking.schemas.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { cartFixture } from '@camping/testkit/fixtures/booking.fixture.ts'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { hold, letGo, soon, start } from '../../../testing/opened-pages.tsx'

const renders = vi.hoisted(() => new Set<string>())

// The real parts, with a note of what is drawn.
vi.mock(import('@camping/ui/checkout/extra-choice.tsx'), async (original) => {
  const { ExtraChoice } = await original()
  return {
    ExtraChoice: (props) => {
      renders.add(props.name)
      return ExtraChoice(props)
    },
  }
})
vi.mock(import('@camping/ui/checkout/cover-choice.tsx'), async (original) => {
  const { CoverChoice } = await original()
  return {
    CoverChoice: (props) => {
      renders.add('covers')
      return CoverChoice(props)
    },
  }
})
vi.mock(import('@camping/ui/checkout/step-list.tsx'), async (original) => {
  const { StepList } = await original()
  return {
    StepList: (props) => {
      renders.add('page')
      return StepList(props)
    },
  }
})
vi.mock(import('@camping/ui/price-lines/price-lines.tsx'), async (original) => {
  const { PriceLines } = await original()
  return {
    PriceLines: (props) => {
      renders.add('price')
      return PriceLines(props)
    },
  }
})

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

import type { TextFieldProps } from '@camping/ui/islands/form/text-field.tsx'
import { beforeEach, expect, it, vi } from 'vitest'
import { field, openCheckout, press, soon, type } from '../testing/opened-checkout.tsx'

const renders = vi.hoisted(() => new Map<string, number>())

// The real fields, with a count of their renders.
vi.mock(import('@camping/ui/islands/form/text-field.tsx'), async (original) => {
  const { TextField } = await original()
  return {
    TextField: (props: TextFieldProps) => {
      renders.set(props.name, (renders.get(props.name) ?? 0) + 1)
      return TextField(props)
    },
  }
})
vi.mock(import('@camping/ui/islands/form/error-summary.tsx'), async (original) => {
  const { ErrorSummary } = await original()
  return {
    ErrorSummary: (props) => {
      renders.set('summary', (renders.get('summary') ?? 0) + 1)
      return ErrorSummary(props)
    },
  }
})
vi.mock(import('../../../kit/person-fields/address-fields.tsx'), async (original) => {
  const { AddressFields } = await original()
  return {
    AddressFields: () => {
      renders.set('address', (renders.get('address') ?? 0) + 1)
      return AddressFields()
    },
  }
})

beforeEach(() => renders.clear())

/** Components that rendered while keys were pressed. */
async function drawnWhile(work: () => Promise<void>) {
  renders.clear()
  await work()
  return [...renders.keys()]
}

const typeName = () =>
  (async () => {
    for (const text of ['A', 'An', 'Ann', 'Anna'])
      await type(field('booker.firstName'), text, { leave: false })
  })()

it('a key pressed in one field draws that field alone', async () => {
  await openCheckout('?step=travellers')
  await soon(() => expect(renders.get('booker.city')).toBeGreaterThan(0))
  // The first key fills the field, which changes the count of missing ones.
  await type(field('booker.firstName'), 'R', { leave: false })
  expect(await drawnWhile(typeName)).toEqual(['booker.firstName'])
})

it('after a failed submit, with every error on screen, too', async () => {
  await openCheckout('?step=travellers')
  await soon(() => expect(renders.get('booker.city')).toBeGreaterThan(0))
  await press('Continue to payment plan')
  await soon(() => expect(document.activeElement?.textContent).toContain('Please check'))
  await type(field('booker.firstName'), 'R', { leave: false })
  expect(await drawnWhile(typeName)).toEqual(['booker.firstName'])
})

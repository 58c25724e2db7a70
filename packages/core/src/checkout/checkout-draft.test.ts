import { checkoutDraft } from '@camping/contract/checkout-draft.schemas.ts'
import { expect, it } from 'vitest'
import type { CheckoutForm } from './booker.rules.ts'
import { draftOf, formOfDraft } from './order.rules.ts'

const form: CheckoutForm = {
  booker: { firstName: 'Anna ', email: 'anna@', birthDate: { day: '31' } },
  // oxlint-disable-next-line no-sparse-arrays
  travellers: [, { firstName: 'Bo' }] as CheckoutForm['travellers'] & object,
  withBirthDates: true,
  plan: 'full',
  remarks: 'Quiet, please',
  terms: true,
}

it('comes back from the server as it was, without the agreement to the terms', () => {
  const { terms: _, ...rest } = form
  const travelled = checkoutDraft.parse(JSON.parse(JSON.stringify(draftOf(form))))
  expect(formOfDraft(travelled)).toEqual({ ...rest, travellers: [undefined, { firstName: 'Bo' }] })
})

it('is empty for an empty form', () => {
  expect(draftOf({})).toEqual({})
  expect(formOfDraft({})).toEqual({})
})

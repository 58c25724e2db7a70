import { extendCart, getCart, updateCart } from '@camping/contract/booking.endpoints.ts'
import type { Cart, CartChoice, Extra } from '@camping/contract/booking.schemas.ts'
import type { FormAnswer, PlainForm, SentForm } from '../../../kit/plain/plain-form.ts'
import { typedIn } from './book.form.ts'

/** One more or one fewer, within what the extra allows: its smallest number is the first step. */
export function nextQuantity({ quantity, min, max }: Extra, step: number): number {
  if (step > 0) return Math.min(max, quantity === 0 ? Math.max(1, min) : quantity + 1)
  return quantity - 1 < min ? 0 : quantity - 1
}

const failed = { kind: 'error', id: 'extras.failed' } as const

/** A button of the checkout that changes the cart; the page shows the new price, with all that was typed. */
const change = (choose: (cart: Cart, value: string) => CartChoice, name: string): PlainForm => ({
  routes: ['booking'],
  feature: 'checkout',
  receive: async ({ params, fields, call }): Promise<FormAnswer> => {
    const id = params['cartId'] ?? ''
    const values = typedIn(fields)
    const { reply: cart } = await call(getCart, { id })
    if (cart?.state !== 'open') return { values, ...(!cart && { notice: failed }) }
    const { reply } = await call(updateCart, { id, ...choose(cart, fields.get(name) ?? '') })
    return { values, ...(!reply && { notice: failed }) }
  },
})

const chosenExtras = ({ availableExtras }: Cart, id: number, step: number) =>
  availableExtras.flatMap((extra) => {
    const quantity = extra.id === id ? nextQuantity(extra, step) : extra.quantity
    return quantity > 0 ? [{ id: extra.id, quantity }] : []
  })

const moreTime = async ({ params, fields, call }: SentForm): Promise<FormAnswer> => {
  const { reply } = await call(extendCart, { id: params['cartId'] ?? '' })
  const notice = reply
    ? ({ kind: 'success', id: 'hold.extended' } as const)
    : ({ kind: 'error', id: 'hold.unreachable' } as const)
  return { values: typedIn(fields), notice }
}

/** Buttons beside the order: extras, cover, and more time. */
export const changeForms: Readonly<Record<string, PlainForm>> = {
  'more-extra': change((cart, id) => ({ extras: chosenExtras(cart, Number(id), 1) }), 'more-extra'),
  'fewer-extra': change((cart, id) => ({ extras: chosenExtras(cart, Number(id), -1) }), 'fewer-extra'),
  cover: change((_, id) => ({ covers: id === 'none' ? [] : [id] }), 'cover'),
  'more-time': { routes: ['booking'], feature: 'checkout', receive: moreTime },
}

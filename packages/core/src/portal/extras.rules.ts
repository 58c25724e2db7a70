import type { BookingExtra } from '@camping/contract/booking-extras.schemas.ts'

/** Chosen quantities by extra; missing extras retain the booked quantity. */
export type ChosenQuantities = Readonly<Record<number, number>>

type Priced = Pick<BookingExtra, 'id' | 'quantity' | 'amounts' | 'payableAt'>

const quantityOf = ({ id, quantity }: Pick<BookingExtra, 'id' | 'quantity'>, chosen: ChosenQuantities) =>
  chosen[id] ?? quantity

/**
 * The price difference between a choice and the booking (negative: cheaper), minor units: payable to the shop, and paid
 * at the campsite.
 */
export function extrasDifference(
  extras: readonly Priced[],
  chosen: ChosenQuantities,
): { readonly payable: number; readonly onSite: number; readonly isChange: boolean } {
  let [payable, onSite, isChange] = [0, 0, false]
  for (const extra of extras) {
    const requested = quantityOf(extra, chosen)
    if (requested === extra.quantity) continue
    isChange = true
    const more = (extra.amounts[requested] ?? 0) - (extra.amounts[extra.quantity] ?? 0)
    if (extra.payableAt === 'on-site') onSite += more
    else payable += more
  }
  return { payable, onSite, isChange }
}

/** The extras as a page shows a choice: with its quantities and their prices. */
export const chosenExtras = <Extra extends Priced>(extras: readonly Extra[], chosen: ChosenQuantities) =>
  extras.map((extra) => {
    const quantity = quantityOf(extra, chosen)
    return { ...extra, quantity, amount: extra.amounts[quantity] ?? 0 }
  })

/** The complete choice in the API's form. */
export const wholeChoice = (extras: readonly Priced[], chosen: ChosenQuantities) =>
  extras
    .map((extra) => ({ id: extra.id, quantity: quantityOf(extra, chosen) }))
    .filter(({ quantity }) => quantity > 0)

import type { OwnExtra } from '@camping/contract/own-extras.schemas.ts'

/** Quantities by extra, as chosen; what is not named keeps what is booked. */
export type ChosenQuantities = Readonly<Record<number, number>>

type Priced = Pick<OwnExtra, 'id' | 'quantity' | 'amounts' | 'payableAt'>

export const quantityOf = ({ id, quantity }: Pick<OwnExtra, 'id' | 'quantity'>, chosen: ChosenQuantities) =>
  chosen[id] ?? quantity

/** What a choice costs more than what is booked (negative: less), minor units: owed to us, and paid at the campsite. */
export function extrasDifference(
  extras: readonly Priced[],
  chosen: ChosenQuantities,
): { readonly ours: number; readonly onSite: number; readonly isChange: boolean } {
  let [ours, onSite, isChange] = [0, 0, false]
  for (const extra of extras) {
    const wanted = quantityOf(extra, chosen)
    if (wanted === extra.quantity) continue
    isChange = true
    const more = (extra.amounts[wanted] ?? 0) - (extra.amounts[extra.quantity] ?? 0)
    if (extra.payableAt === 'on-site') onSite += more
    else ours += more
  }
  return { ours, onSite, isChange }
}

/** The whole choice as the API wants it. */
export const wholeChoice = (extras: readonly Priced[], chosen: ChosenQuantities) =>
  extras
    .map((extra) => ({ id: extra.id, quantity: quantityOf(extra, chosen) }))
    .filter(({ quantity }) => quantity > 0)

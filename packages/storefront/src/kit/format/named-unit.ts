import type { Cart } from '@camping/contract/booking.schemas.ts'
import type { useText } from './use-text.ts'

/** The accommodation with the place that was chosen, as it is on the plan: "Comfort pitch, place B7". */
export const namedUnit = (
  t: ReturnType<typeof useText>,
  { accommodation, unit }: Pick<Cart, 'accommodation' | 'unit'>,
): string =>
  unit ? t('price.chosenUnit', { name: accommodation.name, unit: unit.label }) : accommodation.name

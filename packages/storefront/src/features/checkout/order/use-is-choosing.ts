import { changesOf } from '@camping/core/checkout/checkout.slice.ts'
import { useAppSelector } from '@camping/core/store/create-store.ts'

/**
 * Whether a choice of a cart is under way, and a new price with it. Whoever shows it selects it: a page that did would be drawn
 * again as a whole for every press (P15).
 */
export const useIsChoosing = (cartId: string): boolean =>
  useAppSelector((state) => changesOf(state, cartId).isUnderWay)

import type { ApiDispatch, ApiError, storefrontApi } from '../api/storefront-api.ts'
import { withProof, type RequestProof } from '../api/proof.thunks.ts'
import {
  extrasForgotten,
  extrasSaveEnded,
  extrasSaving,
  unchosen,
  type ExtrasHolder,
  type ExtrasTrouble,
} from './extras-choice.slice.ts'
import { extrasDifference, wholeChoice } from './extras.rules.ts'
import { myExtrasApi } from './portal.api.ts'

type State = ExtrasHolder & { readonly api: ReturnType<typeof storefrontApi.reducer> }

const troubles: Readonly<Record<string, ExtrasTrouble>> = {
  'price-changed': 'priceChanged',
  'changes-not-allowed': 'closed',
}

/** What became of a choice; one that is paid first is for the payment, with its amount in minor units. */
export type ExtrasOutcome =
  | { readonly kind: 'saved' | 'refused' }
  | { readonly kind: 'payment'; readonly amount: number; readonly extras: ReturnType<typeof wholeChoice> }

/** Saves the choice of a booking's extras with the difference that the page shows. */
export const saveExtras =
  (bookingId: string, requestCode: RequestProof) =>
  async (dispatch: ApiDispatch, getState: () => State): Promise<ExtrasOutcome> => {
    const { data: offered } = myExtrasApi.endpoints.bookingExtras.select({ bookingId })(getState())
    const { chosen } = getState().extrasChoice?.[bookingId] ?? unchosen
    if (!offered) return { kind: 'refused' }
    const extras = wholeChoice(offered.extras, chosen)
    const acceptedDifference = extrasDifference(offered.extras, chosen).payable
    const put = async () => {
      dispatch(extrasSaving(bookingId))
      const call = myExtrasApi.endpoints.putBookingExtras.initiate(
        { bookingId, extras, acceptedDifference },
        { track: false },
      )
      const outcome = await dispatch(call)
      // While the code is asked for, nothing is under way.
      dispatch(extrasSaveEnded({ bookingId, trouble: null }))
      return outcome
    }
    const { data, error } = await withProof(put, requestCode)
    if (!data) {
      const trouble = troubles[(error as ApiError).problem?.type ?? ''] ?? 'failed'
      dispatch(extrasSaveEnded({ bookingId, trouble }))
      return { kind: 'refused' }
    }
    if (data.outcome === 'payment-required') return { kind: 'payment', amount: data.toPay, extras }
    dispatch(extrasForgotten(bookingId))
    return { kind: 'saved' }
  }

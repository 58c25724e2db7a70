import type { StayChangeRefused, StayChangeReply, StayWish } from '@camping/contract/booking-stay.schemas.ts'
import type { ApiDispatch, ApiError } from '../api/storefront-api.ts'
import { withProof, type RequestProof } from '../api/proof.thunks.ts'
import { stayChangeChanged, type StayChangeHolder, type StayTrouble } from './stay-change.slice.ts'
import { bookingStayApi } from './booking-stay.api.ts'

const untracked = { track: false } as const

const troubles: Readonly<Record<string, StayTrouble>> = {
  'arrival-day': 'arrival',
  'below-cancellation-cost': 'below',
  'changes-not-allowed': 'over',
  'no-longer-available': 'taken',
  'party-changed': 'people',
  'party-too-large': 'party',
  'quote-changed': 'changed',
  'stay-of-age': 'age',
  'stay-on-request': 'request',
  'stay-unchanged': 'same',
  closed: 'closed',
  past: 'past',
  'too-early': 'closed',
  'too-long': 'length',
  'too-short': 'length',
  validation: 'choice',
}

const troubleOf = (error: unknown): StayTrouble =>
  troubles[(error as ApiError).problem?.type ?? ''] ?? 'failed'

/** Asks what another stay would make of a booking. Earlier amounts are gone meanwhile: they are for another stay. */
export const requestStayQuote = (wish: StayWish) => async (dispatch: ApiDispatch) => {
  const { bookingId } = wish
  dispatch(stayChangeChanged({ bookingId, wish, quote: null, trouble: null, isQuoting: true }))
  const call = bookingStayApi.endpoints.quoteStayChange.initiate(wish, untracked)
  const { data: quote = null, error } = await dispatch(call)
  const trouble = error ? troubleOf(error) : null
  dispatch(stayChangeChanged({ bookingId, quote, trouble, isQuoting: false }))
}

interface StayChangePage {
  readonly requestCode: RequestProof
  /** A random key of 16 to 64 characters from A-Z, a-z, 0-9, `_` and `-`. */
  readonly newKey: () => string
}

/**
 * Changes the booking at the shown amounts; others by now are shown before they count. Answers what became of it, changed or held
 * for its payment; null where nothing did.
 */
export const changeStay =
  (bookingId: string, { requestCode, newKey }: StayChangePage) =>
  async (dispatch: ApiDispatch, getState: () => StayChangeHolder): Promise<StayChangeReply | null> => {
    const { wish, quote, attempt: before } = getState().stayChange?.[bookingId] ?? {}
    if (!wish || !quote) return null
    const amounts = {
      acceptedTotal: quote.after.total,
      acceptedDue: quote.due,
      acceptedRefund: quote.refund,
    }
    const content = JSON.stringify({ ...wish, ...amounts })
    const attempt = before?.content === content ? before : { content, key: newKey() }
    const change = async () => {
      dispatch(stayChangeChanged({ bookingId, attempt, trouble: null, isChanging: true }))
      const request = { ...wish, ...amounts, idempotencyKey: attempt.key }
      const outcome = await dispatch(bookingStayApi.endpoints.changeBookingStay.initiate(request, untracked))
      // While the code is asked for, nothing is under way.
      dispatch(stayChangeChanged({ bookingId, isChanging: false }))
      return outcome
    }
    const { data, error } = await withProof(change, requestCode)
    if (data) return data
    const refusal: StayChangeRefused | undefined = (error as ApiError).problem
    const trouble = troubleOf(error)
    // A stay that is taken or refused by now has no amounts any more; after a failure they can be sent again.
    const present = refusal?.quote ?? (trouble === 'failed' ? quote : null)
    dispatch(stayChangeChanged({ bookingId, quote: present, trouble }))
    return null
  }

/** Gives up a change that waits for its payment. Answers whether the booking waits for none any more. */
export const releaseHeldChange =
  (bookingId: string, requestCode: RequestProof) =>
  async (dispatch: ApiDispatch): Promise<boolean> => {
    const release = () =>
      dispatch(bookingStayApi.endpoints.releaseHeldChange.initiate({ bookingId }, untracked))
    return !(await withProof(release, requestCode)).error
  }

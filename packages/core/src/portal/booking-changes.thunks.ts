import type { CancellationRefused } from '@camping/contract/booking-changes.schemas.ts'
import type { ParticipantsUpdate } from '@camping/contract/participants.schemas.ts'
import type { ApiDispatch, ApiError } from '../api/storefront-api.ts'
import { withProof, type RequestProof } from '../api/proof.thunks.ts'
import { codeProblemOf, isWholeCode, type CodeProblem } from '../validation/typed-code.rules.ts'
import { bookingChangesApi, bookingCodeApi, messageApi } from './booking-changes.api.ts'
import { cancellationChanged, codeChanged, type ChangesHolder } from './booking-changes.slice.ts'
import { participantsApi } from './portal.api.ts'
import { messageUnsent } from './unsent-messages.slice.ts'

const untracked = { track: false } as const

/** Asks what cancelling costs now. */
export const requestQuote = (bookingId: string) => async (dispatch: ApiDispatch) => {
  const call = bookingChangesApi.endpoints.quoteCancellation.initiate({ bookingId }, untracked)
  const { data: quote } = await dispatch(call)
  dispatch(cancellationChanged(quote ? { bookingId, quote } : { bookingId, trouble: 'noQuote' }))
}

interface CancellationDialog {
  readonly requestCode: RequestProof
  /** A random key of 16 to 64 characters from A-Z, a-z, 0-9, `_` and `-`. */
  readonly newKey: () => string
}

/** Cancels at the shown amounts; others by now are shown before they count. Answers whether the booking is cancelled. */
export const cancelBooking =
  (bookingId: string, { requestCode, newKey }: CancellationDialog) =>
  async (dispatch: ApiDispatch, getState: () => ChangesHolder): Promise<boolean> => {
    const { quote, attempt: before } = getState().bookingChanges?.cancellations[bookingId] ?? {}
    if (!quote) return false
    const content = `${quote.cost} ${quote.refund}`
    const attempt = before?.content === content ? before : { content, key: newKey() }
    const request = {
      bookingId,
      idempotencyKey: attempt.key,
      acceptedCost: quote.cost,
      acceptedRefund: quote.refund,
    }
    const cancel = async () => {
      dispatch(cancellationChanged({ bookingId, attempt, trouble: null, isCancelling: true }))
      const call = bookingChangesApi.endpoints.cancelCustomerBooking.initiate(request, untracked)
      const outcome = await dispatch(call)
      dispatch(cancellationChanged({ bookingId, isCancelling: false }))
      return outcome
    }
    const { error } = await withProof(cancel, requestCode)
    if (!error) return true
    const refusal: CancellationRefused | undefined = (error as ApiError).problem
    const present = refusal?.quote
    if (present?.refusal === 'cancelled') return true
    dispatch(
      cancellationChanged(
        present ? { bookingId, quote: present, trouble: 'changed' } : { bookingId, trouble: 'failed' },
      ),
    )
    return false
  }

/** Requests a code by mail. For two requests the server sends one mail: it sends no other within a minute. */
export const sendCode = (bookingId: string) => async (dispatch: ApiDispatch) => {
  dispatch(codeChanged({ bookingId, trouble: null, maySend: false, isSending: true }))
  const call = bookingCodeApi.endpoints.sendBookingCode.initiate({ bookingId }, untracked)
  const { data: sent, error } = await dispatch(call)
  if (sent) dispatch(codeChanged({ bookingId, sent, isSending: false }))
  else {
    const trouble = (error as ApiError).status === 429 ? 'many' : 'notSent'
    dispatch(codeChanged({ bookingId, trouble, maySend: true, isSending: false }))
  }
}

/** Verifies a typed code. Answers its problem; undefined for the right one. */
export const checkCode =
  (bookingId: string, code = '') =>
  async (dispatch: ApiDispatch): Promise<CodeProblem | undefined> => {
    if (!isWholeCode(code)) return { kind: 'missing' }
    const call = bookingCodeApi.endpoints.checkBookingCode.initiate({ bookingId, code }, untracked)
    const { error } = await dispatch(call)
    if (!error) return undefined
    const problem = codeProblemOf(error as ApiError)
    if (problem.kind === 'ended') dispatch(codeChanged({ bookingId, maySend: true }))
    return problem
  }

/** What became of changed participants; a refusal names person and field. */
export type ParticipantsOutcome =
  | { readonly kind: 'saved' | 'closed' | 'failed' }
  | {
      readonly kind: 'refused'
      readonly fields: readonly { readonly index: number; readonly field: string }[]
    }

/** Saves all rows of a booking's participants. */
export const saveParticipants =
  (request: ParticipantsUpdate, requestCode: RequestProof) =>
  async (dispatch: ApiDispatch): Promise<ParticipantsOutcome> => {
    const put = () => dispatch(participantsApi.endpoints.putParticipants.initiate(request, untracked))
    const { error } = await withProof(put, requestCode)
    if (!error) return { kind: 'saved' }
    const { problem } = error as ApiError
    if (problem?.type === 'changes-not-allowed') return { kind: 'closed' }
    const fields = (problem?.errors ?? []).flatMap(({ path }) => {
      const [, index, field] = /^persons\.(\d+)\.(\w+)$/.exec(path) ?? []
      return index && field ? [{ index: Number(index), field }] : []
    })
    return fields.length > 0 ? { kind: 'refused', fields } : { kind: 'failed' }
  }

/**
 * Sends words to the service desk. When the session has ended they are kept, for the login page comes between and leads back;
 * the slice of unsent messages must have joined the store.
 */
export const sendMessage =
  (request: { bookingId: string; text: string }) =>
  async (dispatch: ApiDispatch): Promise<'sent' | 'tooMany' | 'failed'> => {
    const { error } = await dispatch(messageApi.endpoints.sendMessage.initiate(request, untracked))
    if (!error) return 'sent'
    const { status } = error as ApiError
    if (status === 401) dispatch(messageUnsent(request))
    return status === 429 ? 'tooMany' : 'failed'
  }

import type { MessageKey } from '@camping/editions/messages/message-key.ts'
import type { UnknownAction } from '@reduxjs/toolkit'
import type { ApiError } from '../api/storefront-api.ts'
import type { checkoutApi } from '../checkout/checkout.api.ts'
import type { favouritesApi } from '../favourites/favourites.api.ts'
import {
  favouriteConfirmed,
  favouriteDropped,
  favouriteRestored,
  favouriteSaved,
  listsOffered,
} from '../favourites/favourites.slice.ts'
import type { newsletterApi } from '../newsletter/newsletter.api.ts'
import type { bookingChangesApi } from '../portal/booking-changes.api.ts'
import type { bookingStayApi } from '../portal/booking-stay.api.ts'
import type { myExtrasApi, participantsApi, portalApi } from '../portal/portal.api.ts'
import type { accountApi } from '../session/account.api.ts'
import { paymentFailed } from '../payment/payment.slice.ts'
import type { reviewApi } from '../reviews/reviews.api.ts'
import { signedIn } from '../session/login.slice.ts'
import type { accountSessionsApi, profileApi } from '../session/profile.api.ts'
import type { passkeysApi } from '../session/passkeys.api.ts'
import { selectUser } from '../session/session.api.ts'
import { popupAdded, toastAdded, type Toast } from '../shell/shell.slice.ts'
import type { Dispatch, RootState, Store } from './create-store.ts'
import { startListening } from '../listening/listeners.ts'

const startAppListening = startListening.withTypes<RootState, Dispatch>()

type Apis = typeof accountApi &
  typeof accountSessionsApi &
  typeof bookingChangesApi &
  typeof bookingStayApi &
  typeof checkoutApi &
  typeof favouritesApi &
  typeof newsletterApi &
  typeof myExtrasApi &
  typeof participantsApi &
  typeof passkeysApi &
  typeof portalApi &
  typeof profileApi &
  typeof reviewApi
type Change = keyof Apis['endpoints']

/** Undefined where the page itself shows what became of a change. */
type Message = MessageKey | undefined

/** What a visitor reads when a change was made. */
const afterSuccess: Partial<
  Record<Change, MessageKey | ((reply: { outcome?: string; held?: unknown }) => Message)>
> = {
  addPasskey: 'passkeys.added',
  cancelCustomerBooking: 'cancellation.done',
  changeBookingStay: ({ held }) => (held ? undefined : 'stay.saved'),
  endAccountSession: 'details.sessions.ended',
  endOtherSessions: 'details.sessions.ended',
  forgotBookingCredentials: 'password-send-success',
  putBookingExtras: ({ outcome }) => (outcome === 'payment-required' ? undefined : 'booked.saved'),
  putParticipants: 'participants.saved',
  removePasskey: 'passkeys.removed',
  renamePasskey: 'passkeys.renamed',
  resendConfirmation: 'send-confirmation-success',
  resetLink: 'password-send-success',
  resetPassword: 'password-update-success',
  sendCustomerConfirmation: 'send-confirmation-success',
  sendVerification: 'send-confirmation-success',
  subscribeToNewsletter: 'toast-messages.newsletter-signup-success',
  updateProfile: 'cp.edit-user-profile.toast.success',
}

/** Too many attempts have a screen of their own on the login page; elsewhere they are a failure like others. */
const unlessTooMany = (message: MessageKey) => (error: ApiError, state: RootState) =>
  error.status === 429 && !selectUser(state) ? undefined : message

type OtherToast = Pick<Toast, 'kind' | 'message'>

/** The password is asked for once more, and then the change is sent again. */
const unlessProofNeeded =
  (message: MessageKey) =>
  ({ problem }: ApiError) =>
    problem?.type === 'password-needed' ? undefined : message

/** Too soon after the last mail is no failure: it is on its way. */
const unlessTooSoon = ({ status }: ApiError) => (status === 429 ? undefined : 'send-confirmation-fail')

/** What a visitor reads when a change was not made: an error, where the row says nothing else. */
const afterFailure: Partial<
  Record<Change, MessageKey | ((error: ApiError, state: RootState) => Message | OtherToast)>
> = {
  dropFavourite: 'toast-message.generic-error',
  endAccountSession: 'details.erase.failed',
  endOtherSessions: 'details.erase.failed',
  forgotBookingCredentials: unlessTooMany('password-send-fail'),
  // errors-5: an address in use marks its field besides (forms-5).
  register: ({ status }) => {
    if (status === 409) return 'email-in-use'
    return status === 429 || status === 400 ? undefined : 'login-fail'
  },
  removePasskey: unlessProofNeeded('passkeys.unchanged'),
  renamePasskey: 'passkeys.unchanged',
  resendConfirmation: unlessTooSoon,
  resetLink: unlessTooMany('password-send-fail'),
  resetPassword: ({ status, problem }) =>
    status === 410 || problem?.errors?.length ? undefined : 'password-update-fail',
  saveFavourite: 'toast-message.generic-error',
  sendCustomerConfirmation: unlessTooSoon,
  sendVerification: 'send-confirmation-fail',
  subscribeToNewsletter: 'toast-messages.newsletter-signup-fail',
  updateProfile: unlessProofNeeded('cp.edit-user-profile.toast.error'),
  voteHelpful: ({ status }) =>
    status === 429 ? { kind: 'info', message: 'toast.helpful.known' } : 'toast.helpful.failed',
}

interface Outcome extends UnknownAction {
  readonly payload: unknown
  readonly meta: { readonly arg: { readonly endpointName: Change } }
}
const isOutcome = (action: UnknownAction): action is Outcome =>
  /^api\/executeMutation\/(fulfilled|rejected)$/.test(action.type)

/** The toast of an outcome; undefined for changes that are not in the tables. */
function toastOf({ type, payload, meta }: Outcome, state: RootState): Omit<Toast, 'id'> | undefined {
  const { endpointName } = meta.arg
  if (type.endsWith('fulfilled')) {
    const entry = afterSuccess[endpointName]
    const message = typeof entry === 'function' ? entry(payload ?? {}) : entry
    return message ? { kind: 'success', message } : undefined
  }
  const entry = afterFailure[endpointName]
  const message = typeof entry === 'function' ? entry((payload ?? { status: 0 }) as ApiError, state) : entry
  return typeof message === 'string' ? { kind: 'error', message } : message
}

type Effect = (action: UnknownAction, store: Pick<Store, 'dispatch' | 'getState'>) => void

// Effects stand here and not where they are registered: the same effect is registered once.
const addToast: Effect = (action, { dispatch, getState }) => {
  const toast = toastOf(action as Outcome, getState())
  if (toast) dispatch(toastAdded(toast))
}
const addSignIn: Effect = (_, { dispatch }) =>
  void dispatch(toastAdded({ kind: 'success', message: 'login-success' }))
const addPaymentFailure: Effect = (_, { dispatch }) =>
  void dispatch(toastAdded({ kind: 'error', message: 'toast-messages.payment-fail' }))

/** A guest's is saved at once, an account's once the server has confirmed it. Who has several lists sees them instead. */
const addGuestFavourite: Effect = (_, { dispatch, getState }) => {
  const { account, lists = [] } = getState().favourites ?? {}
  if (!account && lists.length < 2)
    dispatch(
      toastAdded({
        kind: 'success',
        message: 'toast.favourite-on-device',
        action: { message: 'toast.saved-sites', route: 'savedSites' },
      }),
    )
}
const addSavedFavourite: Effect = (_, { dispatch }) =>
  void dispatch(
    toastAdded({
      kind: 'success',
      message: 'toast.favourite-saved',
      action: { message: 'toast.lists', route: 'favourites' },
    }),
  )
/** Shown instead of a toast: the visitor may like another list. */
const openListChoice = (
  { payload }: ReturnType<typeof listsOffered>,
  { dispatch }: Pick<Store, 'dispatch'>,
) =>
  void dispatch(popupAdded({ id: 'list-choice', component: 'list-choice', properties: { siteId: payload } }))
const addDroppedFavourite = (
  { payload }: ReturnType<typeof favouriteDropped>,
  { dispatch }: Pick<Store, 'dispatch'>,
) =>
  void dispatch(
    toastAdded({
      kind: 'info',
      message: 'toast.favourite-dropped',
      action: { message: 'toast.undo', send: favouriteRestored(payload) },
    }),
  )

/**
 * Registers the one table from what became of a change to what visitors read about it. Messages are keys (errors-13); their
 * words stand in the message sets.
 */
export function listenForToasts(): void {
  startAppListening({ predicate: isOutcome, effect: addToast })
  startAppListening({ actionCreator: signedIn, effect: addSignIn })
  startAppListening({ actionCreator: paymentFailed, effect: addPaymentFailure })
  startAppListening({ actionCreator: favouriteSaved, effect: addGuestFavourite })
  startAppListening({ actionCreator: favouriteConfirmed, effect: addSavedFavourite })
  startAppListening({ actionCreator: favouriteDropped, effect: addDroppedFavourite })
  startAppListening({ actionCreator: listsOffered, effect: openListChoice })
}

import { newsletterApi } from '@camping/core/newsletter/newsletter-queries.ts'
import { toastAdded } from '@camping/core/shell/shell-slice.ts'
import type { Dispatch } from '@camping/core/store/create-store.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import { sendEvent } from '../analytics/send-event.browser.ts'

export interface SignUp {
  readonly email: string
  /** Where the form stands; 'footer' for the footer's. */
  readonly source: string
  readonly phone: string
  /** Show the success toast; failures are always shown. */
  readonly announce: boolean
  /** Whose tag manager hears of it. */
  readonly config: Pick<AppConfig, 'tagManagerId'>
}

/**
 * Signs an address up (SPEC.md §7 "newsletter/subscribe", §8): toast and `newsletter_signup` event on success, toast on
 * failure. Answers the status, 200 for a success and 0 without an answer.
 */
export async function signUp(
  dispatch: Dispatch,
  { email, source, phone, announce, config }: SignUp,
): Promise<number> {
  const { error } = await dispatch(
    newsletterApi.endpoints.subscribeToNewsletter.initiate({ email, reference: source, phone }),
  )
  if (error) {
    dispatch(toastAdded({ kind: 'error', message: 'toast-messages.newsletter-signup-fail' }))
    return 'status' in error ? error.status : 0
  }
  if (announce) dispatch(toastAdded({ kind: 'success', message: 'toast-messages.newsletter-signup-success' }))
  sendEvent(config, 'newsletter_signup', { reference: source })
  return 200
}

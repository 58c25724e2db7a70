import * as endpoints from '@camping/contract/newsletter.endpoints.ts'
import * as schemas from '@camping/contract/newsletter.schemas.ts'
import { serve, type CustomerEndpoint } from '../customer-serving.ts'
import { confirm } from './confirm.ts'
import { subscribe } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'

/** A token has 192 random bits; the limit only caps the cost of guessing. */
const tokensPerMinute = { max: 30, windowMs: 60_000 }

/** The handlers of newsletter.endpoints.ts. */
export const newsletterRoutes: readonly CustomerEndpoint[] = [
  serve(
    endpoints.subscribeToNewsletter,
    {
      request: schemas.newsletterSubscribeRequest,
      reply: schemas.newsletterSubscribeReply,
      summary: 'Ask for offers by e-mail; a mail with a link to confirm follows',
      // In addition to the throttle of 15 seconds, which counts only valid sign-ups.
      rateLimit: { max: 30, windowMs: 60_000 },
    },
    subscribe,
  ),
  serve(
    endpoints.confirmNewsletter,
    {
      request: schemas.newsletterTokenRequest,
      reply: schemas.newsletterConfirmReply,
      summary: 'Confirm an address with the token of the mail',
      rateLimit: tokensPerMinute,
    },
    confirm,
  ),
  serve(
    endpoints.unsubscribeFromNewsletter,
    {
      request: schemas.newsletterTokenRequest,
      reply: schemas.newsletterUnsubscribeReply,
      summary: 'Leave the list with the token of a mail',
      rateLimit: tokensPerMinute,
    },
    unsubscribe,
  ),
]

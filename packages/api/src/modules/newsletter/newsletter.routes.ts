import * as endpoints from '@camping/contract/newsletter.endpoints.ts'
import * as schemas from '@camping/contract/newsletter.schemas.ts'
import { serve, type ServedEndpoint } from '../../server/serve.ts'
import { confirm } from './confirm.ts'
import { subscribe } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'

/** A token has 192 random bits; the limit keeps guessing from costing us anything. */
const tokensPerMinute = { max: 30, windowMs: 60_000 }

/** The calls of newsletter.endpoints.ts. */
export const newsletterRoutes: readonly ServedEndpoint[] = [
  serve(
    endpoints.subscribeToNewsletter,
    {
      request: schemas.newsletterSubscribeRequest,
      reply: schemas.newsletterSubscribeReply,
      summary: 'Ask for offers by e-mail; a mail with a link to confirm follows',
      // Beside the throttle of 15 seconds, which counts what is valid only.
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

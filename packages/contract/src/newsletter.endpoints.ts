import { endpoint } from './endpoint.ts'
import type {
  NewsletterConfirmReply,
  NewsletterSubscribeReply,
  NewsletterSubscribeRequest,
  NewsletterTokenRequest,
  NewsletterUnsubscribeReply,
} from './newsletter.schemas.ts'

/** SPEC.md §7. Sends a mail with a link to confirm. 429 `too-many-requests` within 15 seconds of the last one. */
export const subscribeToNewsletter = endpoint<NewsletterSubscribeRequest, NewsletterSubscribeReply>(
  'POST',
  'newsletter/subscribe',
)
/** 410 `link-ended` for a token that is unknown, used or too old. */
export const confirmNewsletter = endpoint<NewsletterTokenRequest, NewsletterConfirmReply>(
  'POST',
  'newsletter/confirm',
)
/** Answers the same when asked again. 410 `link-ended` for an unknown token. */
export const unsubscribeFromNewsletter = endpoint<NewsletterTokenRequest, NewsletterUnsubscribeReply>(
  'POST',
  'newsletter/unsubscribe',
)

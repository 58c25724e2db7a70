import { endpoint } from './endpoint.ts'
import type {
  NewsletterConfirmReply,
  NewsletterSubscribeReply,
  NewsletterSubscribeRequest,
  NewsletterTokenRequest,
  NewsletterUnsubscribeReply,
} from './newsletter.schemas.ts'

/** Sends a mail with a link to confirm (newsletter-5). 429 `too-many-requests` within 15 seconds of the last one. */
export const subscribeToNewsletter = endpoint<NewsletterSubscribeRequest, NewsletterSubscribeReply>(
  'POST',
  'newsletter/subscribe',
)
/** 410 `link-ended` for an unknown, used or expired token. */
export const confirmNewsletter = endpoint<NewsletterTokenRequest, NewsletterConfirmReply>(
  'POST',
  'newsletter/confirm',
)
/** Idempotent. 410 `link-ended` for an unknown token. */
export const unsubscribeFromNewsletter = endpoint<NewsletterTokenRequest, NewsletterUnsubscribeReply>(
  'POST',
  'newsletter/unsubscribe',
)

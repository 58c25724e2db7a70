import type { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type {
  answerLinkedRequestRequest,
  refuseReviewMailsRequest,
  ReviewMailsRefused,
  LinkedRequest,
  requestLink,
} from './mail-links.schemas.ts'
import type { RequestAnswered } from './operator.schemas.ts'

// For links of mails: who has the token needs no session.

/** 410 `link-ended` for an unknown or old token, 409 `not-waiting` for a request that needs no answer any more. */
export const getLinkedRequest = endpoint<z.input<typeof requestLink>, LinkedRequest>(
  'GET',
  'site-requests/{token}',
)
/** A campsite accepts or declines, once. 410 `link-ended`, 409 `not-waiting`. */
export const answerLinkedRequest = endpoint<z.input<typeof answerLinkedRequestRequest>, RequestAnswered>(
  'POST',
  'site-requests/{token}',
)
/** No more requests for reviews to this address. Idempotent. 410 `link-ended` for an unknown or old token. */
export const refuseReviewMails = endpoint<z.input<typeof refuseReviewMailsRequest>, ReviewMailsRefused>(
  'POST',
  'review-mails/refuse',
)

import * as endpoints from '@camping/contract/mail-links.endpoints.ts'
import * as schemas from '@camping/contract/mail-links.schemas.ts'
import { requestAnswered } from '@camping/contract/operator.schemas.ts'
import { serve, type CatalogueEndpoint } from '../../catalogue/search/catalogue-serving.ts'
import { refuseReviewMails } from '../mails/review-refusals.ts'
import { answerLinkedRequest, readLinkedRequest } from './answer-linked-request.ts'

/** A token has 256 random bits; the limit only caps the cost of guessing. */
const tokensPerMinute = { max: 30, windowMs: 60_000 }

/** The handlers of mail-links.endpoints.ts. */
export const mailLinksRoutes: readonly CatalogueEndpoint[] = [
  serve(
    endpoints.getLinkedRequest,
    {
      request: schemas.requestLink,
      reply: schemas.linkedRequest,
      summary: 'The request behind the link of a campsite’s mail',
      rateLimit: tokensPerMinute,
    },
    readLinkedRequest,
  ),
  serve(
    endpoints.answerLinkedRequest,
    {
      request: schemas.answerLinkedRequestRequest,
      reply: requestAnswered,
      summary: 'Accept or decline a request with the link of a campsite’s mail',
      rateLimit: tokensPerMinute,
    },
    answerLinkedRequest,
  ),
  serve(
    endpoints.refuseReviewMails,
    {
      request: schemas.refuseReviewMailsRequest,
      reply: schemas.reviewMailsRefused,
      summary: 'No more requests for reviews, with the link of such a mail',
      rateLimit: tokensPerMinute,
    },
    refuseReviewMails,
  ),
]

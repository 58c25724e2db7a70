import * as endpoints from '@camping/contract/alerts.endpoints.ts'
import * as schemas from '@camping/contract/alerts.schemas.ts'
import { cart } from '@camping/contract/booking.schemas.ts'
import { serve, type CustomerEndpoint } from '../customer-serving.ts'
import { confirmAlert, endAlert } from './follow-alert-link.ts'
import { openAlertCart } from './open-alert-cart.ts'
import { requestAlert } from './request-alert.ts'

/** A token has 256 random bits; the limit only caps the cost of guessing. */
const tokensPerMinute = { max: 30, windowMs: 60_000 }

/** The handlers of alerts.endpoints.ts. */
export const alertsRoutes: readonly CustomerEndpoint[] = [
  serve(
    endpoints.requestAlert,
    {
      request: schemas.requestAlertRequest,
      reply: schemas.alertRequested,
      summary: 'Ask to be told by e-mail when a stay is free; a mail with a link to confirm follows',
      // In addition to the brand's limits per network and day.
      rateLimit: { max: 30, windowMs: 60_000 },
    },
    requestAlert,
  ),
  serve(
    endpoints.confirmAlert,
    {
      request: schemas.alertLink,
      reply: schemas.alertConfirmed,
      summary: 'Start an alert with the token of its mail',
      rateLimit: tokensPerMinute,
    },
    confirmAlert,
  ),
  serve(
    endpoints.endAlert,
    {
      request: schemas.alertLink,
      reply: schemas.alertEnded,
      summary: 'End an alert with the token of a mail',
      rateLimit: tokensPerMinute,
    },
    endAlert,
  ),
  serve(
    endpoints.openAlertCart,
    {
      request: schemas.alertLink,
      reply: cart,
      summary: 'Hold the free stay of a mail and get its cart',
      rateLimit: tokensPerMinute,
    },
    openAlertCart,
  ),
]

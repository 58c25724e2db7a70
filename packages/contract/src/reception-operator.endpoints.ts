import type { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type {
  ReceptionRetried,
  Receptions,
  ReceptionSet,
  receptionsRequest,
  retryReceptionRequest,
  SetReception,
} from './reception-operator.schemas.ts'

// For the operator, with the operator's token (decision 126); not for browsers.

export const listReceptions = endpoint<z.input<typeof receptionsRequest>, Receptions>(
  'GET',
  'operator/receptions',
  'root',
)
/** Whom to write to at a campsite, and where to send events. 404 for an unknown campsite, 400 for an address without https. */
export const setReception = endpoint<SetReception, ReceptionSet>('POST', 'operator/receptions', 'root')
/** Sends the given-up events of a campsite again. 404 for an unknown campsite. */
export const retryReception = endpoint<z.input<typeof retryReceptionRequest>, ReceptionRetried>(
  'POST',
  'operator/receptions/retry',
  'root',
)

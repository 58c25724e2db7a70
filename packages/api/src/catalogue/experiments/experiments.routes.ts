import * as endpoints from '@camping/contract/experiments.endpoints.ts'
import * as schemas from '@camping/contract/experiments.schemas.ts'
import { serveAtRoot, type CatalogueEndpoint } from '../search/catalogue-serving.ts'
import { getFlags } from './get-flags.ts'
import { recordAction, recordTransaction } from './record-action.ts'
import { recordExposure } from './record-exposure.ts'

/** A visitor makes a few of these calls a visit; many visitors may share an address. */
const perMinute = { max: 120, windowMs: 60_000 }

/** The handlers of experiments.endpoints.ts. */
export const experimentsRoutes: readonly CatalogueEndpoint[] = [
  serveAtRoot(
    endpoints.experimentFlags,
    {
      request: schemas.experimentFlagsRequest,
      reply: schemas.experimentFlagsReply,
      summary: 'The values of the running experiments for a visitor',
      rateLimit: perMinute,
    },
    getFlags,
  ),
  serveAtRoot(
    endpoints.exposeVisitor,
    {
      request: schemas.visitorExposeRequest,
      reply: schemas.experimentRecorded,
      summary: 'A visitor has seen what an experiment changes',
      rateLimit: perMinute,
    },
    recordExposure,
  ),
  serveAtRoot(
    endpoints.experimentEvent,
    {
      request: schemas.experimentEventRequest,
      reply: schemas.experimentRecorded,
      summary: 'An exposed visitor did what an experiment counts',
      rateLimit: perMinute,
    },
    recordAction,
  ),
  serveAtRoot(
    endpoints.experimentTransaction,
    {
      request: schemas.experimentTransactionRequest,
      reply: schemas.experimentRecorded,
      summary: 'An exposed visitor has booked',
      rateLimit: perMinute,
    },
    recordTransaction,
  ),
]

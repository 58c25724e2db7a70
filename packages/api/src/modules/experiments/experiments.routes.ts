import * as endpoints from '@camping/contract/experiments.endpoints.ts'
import * as schemas from '@camping/contract/experiments.schemas.ts'
import { serveAtRoot, type ServedEndpoint } from '../../server/serve.ts'
import { getFlags } from './get-flags.ts'
import { noteEvent, noteTransaction } from './note-action.ts'
import { noteExposure } from './note-exposure.ts'

/** A visitor makes a few of these calls a visit; many visitors may share an address. */
const perMinute = { max: 120, windowMs: 60_000 }

/** The calls of experiments.endpoints.ts. */
export const experimentsRoutes: readonly ServedEndpoint[] = [
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
      reply: schemas.experimentNoted,
      summary: 'A visitor has seen what an experiment changes',
      rateLimit: perMinute,
    },
    noteExposure,
  ),
  serveAtRoot(
    endpoints.experimentEvent,
    {
      request: schemas.experimentEventRequest,
      reply: schemas.experimentNoted,
      summary: 'An exposed visitor did what an experiment counts',
      rateLimit: perMinute,
    },
    noteEvent,
  ),
  serveAtRoot(
    endpoints.experimentTransaction,
    {
      request: schemas.experimentTransactionRequest,
      reply: schemas.experimentNoted,
      summary: 'An exposed visitor has booked',
      rateLimit: perMinute,
    },
    noteTransaction,
  ),
]

import * as endpoints from '@camping/contract/reception-operator.endpoints.ts'
import * as schemas from '@camping/contract/reception-operator.schemas.ts'
import { serveForOperator, type CatalogueEndpoint } from '../../catalogue/search/catalogue-serving.ts'
import { listReceptions, retryReception, setReception } from './receptions.ts'

/** The handlers behind `npm run operator -- receptions`, `reception` and `retry-reception`. */
export const receptionOperatorRoutes: readonly CatalogueEndpoint[] = [
  serveForOperator(
    endpoints.listReceptions,
    {
      request: schemas.receptionsRequest,
      reply: schemas.receptions,
      summary: 'Campsites that are told about bookings, and what could not be delivered',
    },
    (_request, { db }) => listReceptions(db),
  ),
  serveForOperator(
    endpoints.setReception,
    {
      request: schemas.setReceptionRequest,
      reply: schemas.receptionSet,
      summary: 'Set whom to write to at a campsite, and where to send events',
    },
    async (request, { db, log }) => {
      const set = await setReception(db, request)
      log.info({ id: set.slug }, 'Operator set a reception')
      return set
    },
  ),
  serveForOperator(
    endpoints.retryReception,
    {
      request: schemas.retryReceptionRequest,
      reply: schemas.receptionRetried,
      summary: 'Send the given-up events of a campsite again',
    },
    async ({ slug }, { db, log }) => {
      const retried = await retryReception(db, slug)
      log.info({ id: slug }, 'Operator retried the events of a reception')
      return retried
    },
  ),
]

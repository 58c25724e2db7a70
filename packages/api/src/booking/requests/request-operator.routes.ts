import * as endpoints from '@camping/contract/operator.endpoints.ts'
import * as schemas from '@camping/contract/operator.schemas.ts'
import { serveForOperator, type CatalogueEndpoint } from '../../catalogue/search/catalogue-serving.ts'
import { wholeList } from '../listed-page.ts'
import { listOverdue } from '../unpaid/list-overdue.ts'
import { confirmRequest, declineRequest } from './answer-request.ts'
import { listRequests } from './list-requests.ts'

/** The handlers behind `npm run operator`. */
export const operatorRoutes: readonly CatalogueEndpoint[] = [
  serveForOperator(
    endpoints.listRequests,
    {
      request: schemas.waitingRequestsRequest,
      reply: schemas.waitingRequests,
      summary: 'Requests that wait for their site',
    },
    async (_request, context) => ({ requests: (await listRequests(context, wholeList)).requests }),
  ),
  serveForOperator(
    endpoints.confirmRequest,
    {
      request: schemas.confirmRequestRequest,
      reply: schemas.requestAnswered,
      summary: 'The site said yes',
    },
    confirmRequest,
  ),
  serveForOperator(
    endpoints.declineRequest,
    { request: schemas.declineRequestRequest, reply: schemas.requestAnswered, summary: 'The site said no' },
    declineRequest,
  ),
  serveForOperator(
    endpoints.listOverdue,
    {
      request: schemas.overdueBookingsRequest,
      reply: schemas.overdueBookings,
      summary: 'Bookings with an overdue payment',
    },
    async (_request, context) => ({ bookings: (await listOverdue(context, wholeList)).bookings }),
  ),
]

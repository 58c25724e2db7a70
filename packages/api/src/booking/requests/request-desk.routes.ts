import * as endpoints from '@camping/contract/desk.endpoints.ts'
import * as schemas from '@camping/contract/desk.schemas.ts'
import { requestAnswered } from '@camping/contract/operator.schemas.ts'
import { serveForDesk, type CatalogueEndpoint } from '../../catalogue/search/catalogue-serving.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { RequestContext } from '../../platform/server/request-context.ts'
import { deskPage, pagingOf } from '../listed-page.ts'
import { listOverdue } from '../unpaid/list-overdue.ts'
import { confirmRequest, declineRequest } from './answer-request.ts'
import { listRequests } from './list-requests.ts'

/** What agents of the service desk read and answer about bookings of an edition (decision 296). */
export const requestDeskRoutes: readonly CatalogueEndpoint[] = [
  serveForDesk(
    endpoints.listDeskOverdue,
    {
      request: schemas.deskListRequest,
      reply: schemas.deskOverdue,
      summary: 'Service desk: bookings with an overdue payment',
    },
    async (request, context) => {
      const { bookings, total } = await listOverdue(context, deskPage(request, context))
      return { bookings, paging: pagingOf(request, total) }
    },
  ),
  serveForDesk(
    endpoints.listDeskRequests,
    {
      request: schemas.deskListRequest,
      reply: schemas.deskRequests,
      summary: 'Service desk: requests that wait for their site',
    },
    async (request, context) => {
      const { requests, total } = await listRequests(context, deskPage(request, context))
      return { requests, paging: pagingOf(request, total) }
    },
  ),
  serveForDesk(
    endpoints.confirmDeskRequest,
    {
      request: schemas.deskConfirmRequest,
      reply: requestAnswered,
      summary: 'Service desk: the site accepted a request',
    },
    async (request, context) => {
      await checkEdition(request.bookingRef, context)
      return await confirmRequest(request, context)
    },
  ),
  serveForDesk(
    endpoints.declineDeskRequest,
    {
      request: schemas.deskDeclineRequest,
      reply: requestAnswered,
      summary: 'Service desk: the site declined a request',
    },
    async (request, context) => {
      await checkEdition(request.bookingRef, context)
      return await declineRequest(request, context)
    },
  ),
]

/** @throws ProblemError 404 for a booking of another edition, as for an unknown one. */
async function checkEdition(
  bookingRef: string,
  { db, brand, siteCode }: Pick<RequestContext, 'db' | 'brand' | 'siteCode'>,
): Promise<void> {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('booking_ref', '=', bookingRef)
    .where('brand', '=', brand)
    .where('site_code', '=', siteCode)
    .executeTakeFirst()
  if (!row) throw notFound('unknown-booking')
}

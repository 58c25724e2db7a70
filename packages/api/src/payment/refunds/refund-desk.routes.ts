import * as endpoints from '@camping/contract/desk.endpoints.ts'
import * as schemas from '@camping/contract/desk.schemas.ts'
import { deskPage, pagingOf } from '../../booking/listed-page.ts'
import { serveForDesk, type PaymentEndpoint } from '../payment-serving.ts'
import { listWaitingRefunds, releaseRefund } from './release-refund.ts'

/** What agents of the service desk see and decide about refunds of an edition (decision 296). */
export const refundDeskRoutes: readonly PaymentEndpoint[] = [
  serveForDesk(
    endpoints.listDeskRefunds,
    {
      request: schemas.deskListRequest,
      reply: schemas.deskRefunds,
      summary: 'Service desk: refunds that wait for a person',
    },
    async (request, context) => {
      const { refunds, total } = await listWaitingRefunds(context, deskPage(request, context))
      return { refunds, paging: pagingOf(request, total) }
    },
  ),
  serveForDesk(
    endpoints.releaseRefund,
    {
      request: schemas.releaseRefundRequest,
      reply: schemas.releasedRefund,
      summary: 'Service desk: let a refund go out',
    },
    ({ id }, context) => releaseRefund(id, context),
  ),
]

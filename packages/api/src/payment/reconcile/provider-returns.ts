import { buildPath } from '@camping/editions/build-path.ts'
import { isSiteCode } from '@camping/editions/markets.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { network } from '../../platform/admission/network.ts'
import { sendProblem, sendStatus } from '../../platform/server/problem-reply.ts'
import { opensByCartAlone } from '../../booking/stored/open-by-cart.ts'
import { pollOrder } from './poll-order.ts'
import { recordEvent } from '../ledger/record-event.ts'
import { returnPaths } from '../order/order-addresses.ts'
import type { Payments } from '../accounts/payments.ts'
import { type NoticeOutcome, receiveNotice } from './receive-notice.ts'
import { withPaymentId } from '../order/safe-return-path.ts'

export interface ReturnParts {
  readonly db: Kysely<Database>
  readonly payments: Payments
  readonly now: () => Date
}

const opaqueId = /^[A-Za-z0-9_-]{22}$/
/** Limit per address for invalid notices; valid ones are never limited. */
const badNoticesPerMinute = 60
/** How many of them are recorded per network and minute. */
const recordedPerMinute = 5

/**
 * The addresses to which providers send notices and customers. They are host-level, outside any edition, because
 * callers have no session and bring their own proof (docs/contracts/urls.md). A success reply never leaves
 * before its commit (I9).
 */
export function mountProviderReturns(app: FastifyInstance, parts: ReturnParts): void {
  const { db, payments, now } = parts
  const contextOf = ({ log }: FastifyRequest) => ({ db, payments, log })
  const keyGenerator = ({ ip }: FastifyRequest) => network(ip)
  const limitBad = app.createRateLimit({ max: badNoticesPerMinute, timeWindow: 60_000, keyGenerator })
  const limitNotes = app.createRateLimit({ max: recordedPerMinute, timeWindow: 60_000, keyGenerator })
  const options = { schema: { hide: true }, exposeHeadRoute: false }

  const receive = async (request: FastifyRequest, source: 'callback' | 'accept'): Promise<NoticeOutcome> => {
    const query = request.raw.url?.split('?', 2)[1] ?? ''
    const outcome = await receiveNotice({ query, source, now: now() }, contextOf(request))
    if (outcome.kind === 'refused') await recordRefused(request, { source, reason: outcome.reason })
    return outcome
  }

  /** Records a sample of invalid notices: enough to notice an attack, too few to fill a disk. */
  const recordRefused = async (
    request: FastifyRequest,
    { source, reason }: { source: 'callback' | 'accept'; reason: string },
  ): Promise<void> => {
    const limit = await limitNotes(request)
    if (!limit.isAllowed && limit.isExceeded) return
    // The query stays out of the log: it contains a masked card number.
    request.log.warn({ source, reason }, 'Payment notice refused')
    await recordEvent(db, { provider: 'bambora', source, outcome: `refused: ${reason}` })
  }

  app.get(returnPaths.bamboraCallback, options, async (request, reply) => {
    const outcome = await receive(request, 'callback')
    noStore(reply)
    if (outcome.kind === 'received') return reply.type('text/plain; charset=utf-8').send(outcome.outcome)
    if (outcome.kind === 'in-doubt') return sendStatus(request, reply.header('retry-after', '60'), 503)
    const limit = await limitBad(request)
    if (!limit.isAllowed && limit.isExceeded) return sendStatus(request, reply, 429)
    return sendProblem(request, reply, {
      type: 'notice-refused',
      status: 400,
      title: 'This notice is not valid',
    })
  })

  app.get(returnPaths.bamboraAccept, options, async (request, reply) => {
    await receive(request, 'accept')
    return redirectBack(parts, request, reply)
  })

  app.get(returnPaths.saferpayReturn, options, async (request, reply) => {
    const orderId = orderIdOf(request)
    if (orderId) await pollOrder(orderId, 'return', contextOf(request))
    return redirectBack(parts, request, reply)
  })

  // The same answer for every id: a stranger learns nothing, and only the provider's answer changes an order
  // (F22).
  app.get(returnPaths.saferpayNotify, options, async (request, reply) => {
    const orderId = orderIdOf(request)
    if (orderId) await pollOrder(orderId, 'notify', contextOf(request))
    noStore(reply)
    return reply.type('text/plain; charset=utf-8').send('ok')
  })

  app.get(returnPaths.cancel, options, (request, reply) => redirectBack(parts, request, reply))
}

function orderIdOf(request: FastifyRequest): string | undefined {
  const { orderIdHash } = request.query as Record<string, unknown>
  return typeof orderIdHash === 'string' && opaqueId.test(orderIdHash) ? orderIdHash : undefined
}

/**
 * Redirects to the order's return path, which was checked when the order was placed. Ignores the request's
 * address (F58). A day after booking it no longer reveals the cart's id: a guest is sent to the sign-in page.
 */
async function redirectBack(
  { db }: ReturnParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const orderId = orderIdOf(request)
  const order = orderId
    ? await db
        .selectFrom('payment_orders')
        .leftJoin('bookings', 'bookings.id', 'payment_orders.booking_id')
        .select(['return_path', 'cart_id', 'bookings.site_code', opensByCartAlone.as('open')])
        .where('payment_orders.id', '=', orderId)
        .executeTakeFirst()
    : undefined
  noStore(reply)
  return reply.redirect(order ? returnAddress(order, orderId ?? '') : '/', 303)
}

interface ReturningOrder {
  readonly return_path: string | null
  /** Null for what is no booking: the purchase of a gift voucher. */
  readonly cart_id: string | null
  readonly site_code: string | null
  readonly open: boolean
}

function returnAddress({ return_path, cart_id, site_code, open }: ReturningOrder, orderId: string): string {
  if (!return_path) return '/'
  if (open || cart_id === null || !return_path.includes(cart_id)) return withPaymentId(return_path, orderId)
  return site_code !== null && isSiteCode(site_code) ? `${buildPath(site_code, 'login')}?with=booking` : '/'
}

function noStore(reply: FastifyReply): void {
  void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
}

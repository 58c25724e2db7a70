import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { sendProblem, sendStatus } from '../../server/problem-reply.ts'
import { lookAtOrder } from './look-at-order.ts'
import { noteEvent } from './note-event.ts'
import { returnPaths } from './order-addresses.ts'
import type { Payments } from './payments.ts'
import { type NoticeOutcome, receiveNotice } from './receive-notice.ts'
import { withPaymentId } from './safe-return-path.ts'

export interface ReturnParts {
  readonly db: Kysely<Database>
  readonly payments: Payments
  readonly now: () => Date
}

const opaqueId = /^[A-Za-z0-9_-]{22}$/
/** Of one address, for notices that do not hold; those that do are never limited. */
const badNoticesPerMinute = 60

/**
 * The addresses that providers call and send customers to: at the host, outside any edition, because they know no session and
 * carry their own proof (docs/contracts/urls.md). No answer of success leaves before its commit (I9).
 */
export function mountProviderReturns(app: FastifyInstance, parts: ReturnParts): void {
  const { db, payments, now } = parts
  const contextOf = ({ log }: FastifyRequest) => ({ db, payments, log })
  const limitBad = app.createRateLimit({ max: badNoticesPerMinute, timeWindow: 60_000 })
  const options = { schema: { hide: true }, exposeHeadRoute: false }

  const receive = async (request: FastifyRequest, source: 'callback' | 'accept'): Promise<NoticeOutcome> => {
    const query = request.raw.url?.split('?', 2)[1] ?? ''
    const outcome = await receiveNotice({ query, source, now: now() }, contextOf(request))
    // Not the query: it holds a masked card number.
    if (outcome.kind === 'refused')
      request.log.warn({ source, reason: outcome.reason }, 'Payment notice refused')
    return outcome
  }

  app.get(returnPaths.bamboraCallback, options, async (request, reply) => {
    const outcome = await receive(request, 'callback')
    noStore(reply)
    if (outcome.kind === 'received') return reply.type('text/plain; charset=utf-8').send(outcome.outcome)
    if (outcome.kind === 'in-doubt') return sendStatus(request, reply.header('retry-after', '60'), 503)
    const limit = await limitBad(request)
    if (!limit.isAllowed && limit.isExceeded) return sendStatus(request, reply, 429)
    await noteEvent(db, { provider: 'bambora', source: 'callback', outcome: `refused: ${outcome.reason}` })
    return sendProblem(request, reply, {
      type: 'notice-refused',
      status: 400,
      title: 'This notice is not valid',
    })
  })

  app.get(returnPaths.bamboraAccept, options, async (request, reply) => {
    await receive(request, 'accept')
    return leadBack(parts, request, reply)
  })

  app.get(returnPaths.saferpayReturn, options, async (request, reply) => {
    const orderId = orderIdOf(request)
    if (orderId) await lookAtOrder(orderId, 'return', contextOf(request))
    return leadBack(parts, request, reply)
  })

  // The same answer for every id: a stranger learns nothing, and an order changes by what the provider says alone (F22).
  app.get(returnPaths.saferpayNotify, options, async (request, reply) => {
    const orderId = orderIdOf(request)
    if (orderId) await lookAtOrder(orderId, 'notify', contextOf(request))
    noStore(reply)
    return reply.type('text/plain; charset=utf-8').send('ok')
  })

  app.get(returnPaths.cancel, options, (request, reply) => leadBack(parts, request, reply))
}

function orderIdOf(request: FastifyRequest): string | undefined {
  const { orderIdHash } = request.query as Record<string, unknown>
  return typeof orderIdHash === 'string' && opaqueId.test(orderIdHash) ? orderIdHash : undefined
}

/** To where the order says, which was checked when it was placed. Nothing of the address is believed (F58). */
async function leadBack(
  { db }: ReturnParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const orderId = orderIdOf(request)
  const order = orderId
    ? await db.selectFrom('payment_orders').select('return_path').where('id', '=', orderId).executeTakeFirst()
    : undefined
  noStore(reply)
  const path = orderId && order?.return_path ? withPaymentId(order.return_path, orderId) : '/'
  return reply.redirect(path, 303)
}

function noStore(reply: FastifyReply): void {
  void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
}

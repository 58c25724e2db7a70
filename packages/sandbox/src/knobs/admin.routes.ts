import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Bank } from '../bank/bank.ts'
import type { NoticeQueue } from '../notices/notice-queue.ts'
import { faultInput } from '../bank/fault.ts'
import { orderKnobs } from '../bank/order-knobs.ts'

const orderParams = z.object({ orderId: z.string().min(1).max(80) })
const clockInput = z.strictObject({ advanceSeconds: z.number().min(0).max(30_000_000) })
const sendInput = z.strictObject({ ids: z.array(z.string()).optional(), orderId: z.string().optional() })

/**
 * The sandbox's test interface below /sandbox/api. It accepts only JSON, which a page of another origin cannot send
 * without a CORS preflight, and the sandbox grants none.
 */
export function mountAdmin(app: FastifyInstance, { bank, queue }: { bank: Bank; queue: NoticeQueue }): void {
  const clock = () => ({ now: new Date(bank.now()).toISOString() })

  app.get('/sandbox/api/state', () => {
    const { state } = bank
    return {
      ...clock(),
      knobs: state.knobs,
      orderKnobs: Object.fromEntries(state.orderKnobs),
      faults: state.faults,
      windows: [...state.windows.values()],
      epay: [...state.epay.values()],
      pages: [...state.pages.values()],
      saferpay: [...state.saferpay.values()],
      notices: [...state.notices.values()],
    }
  })
  app.put('/sandbox/api/knobs', (request) => {
    bank.state.knobs = orderKnobs.parse(request.body)
    bank.save()
    return bank.state.knobs
  })
  app.put('/sandbox/api/knobs/:orderId', (request) => {
    const { orderId } = orderParams.parse(request.params)
    const knobs = orderKnobs.parse(request.body)
    bank.state.orderKnobs.set(orderId, knobs)
    bank.save()
    return knobs
  })
  app.delete('/sandbox/api/knobs/:orderId', (request, reply) => {
    bank.state.orderKnobs.delete(orderParams.parse(request.params).orderId)
    bank.save()
    return reply.code(204).send()
  })
  app.put('/sandbox/api/faults', (request) => {
    bank.state.faults = z.array(faultInput).max(100).parse(request.body)
    bank.save()
    return bank.state.faults
  })
  // Moves the clock and sends all calls that become due before it answers, so that a test need not wait.
  app.post('/sandbox/api/clock', async (request) => {
    bank.advance(clockInput.parse(request.body).advanceSeconds * 1000)
    bank.save()
    await queue.runDue()
    return clock()
  })
  app.post('/sandbox/api/notices', async (request) => {
    const { ids, orderId } = sendInput.parse(request.body)
    const chosen = [...bank.state.notices.values()].filter(
      (one) => ids?.includes(one.id) ?? (orderId === undefined || one.orderId === orderId),
    )
    await queue.send(chosen.map(({ id }) => id))
    return chosen
  })
  app.post('/sandbox/api/reset', (_request, reply) => {
    bank.reset()
    return reply.code(204).send()
  })
}

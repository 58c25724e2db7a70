import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Bank } from '../bank/bank.ts'
import { orderKnobs } from '../bank/order-knobs.ts'
import type { NoticeQueue } from '../notices/notice-queue.ts'
import { languageOf } from '../page/language-of.ts'
import { sendPage } from '../page/send-page.ts'
import { formFields } from '../payments/form-fields.ts'
import { paymentsPage } from './payments-page.ts'

/** The page for developers of the shop; /sandbox/api offers the same functions. */
export function mountPaymentsPage(
  app: FastifyInstance,
  { bank, queue }: { bank: Bank; queue: NoticeQueue },
): void {
  const show = (request: FastifyRequest, reply: FastifyReply, wrong?: string) =>
    sendPage(
      reply,
      paymentsPage({ state: bank.state, now: bank.now(), language: languageOf(request), wrong }),
    )
  const back = (reply: FastifyReply) => reply.redirect('/sandbox/payments', 303)

  app.get('/sandbox/payments', (request, reply) => show(request, reply))
  app.post('/sandbox/payments/clock', { onRequest: sameOriginOnly }, async (request, reply) => {
    const seconds = Number(formFields(request.body).get('seconds'))
    if (seconds > 0 && seconds <= 86_400) bank.advance(seconds * 1000)
    bank.save()
    await queue.runDue()
    return back(reply)
  })
  app.post('/sandbox/payments/notices', { onRequest: sameOriginOnly }, async (request, reply) => {
    await queue.send([formFields(request.body).get('id') ?? ''])
    return back(reply)
  })
  app.post('/sandbox/payments/knobs', { onRequest: sameOriginOnly }, (request, reply) => {
    const fields = formFields(request.body)
    const order = (fields.get('order') ?? '').trim()
    const knobs = orderKnobs.safeParse(jsonIn(fields.get('json')))
    if (!knobs.success) return show(request, reply.code(400), z.prettifyError(knobs.error))
    if (order) bank.state.orderKnobs.set(order, knobs.data)
    else bank.state.knobs = knobs.data
    bank.save()
    return back(reply)
  })
}

/** Accepts only forms of this page: browsers send the origin of the page that posts a form. */
async function sameOriginOnly(
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if (headers.origin === `http://${headers.host}`) return undefined
  return reply.code(403).type('text/plain').send('Only forms of this page')
}

function jsonIn(text: string | undefined): unknown {
  try {
    return JSON.parse(text || '{}')
  } catch {
    return text
  }
}

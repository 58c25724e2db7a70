import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { currencyLetters } from '../bank/currencies.ts'
import { knobsOf } from '../knobs/knobs-of.ts'
import { languageOf } from '../page/language-of.ts'
import type { PageLanguage } from '../page/page-language.ts'
import { translator } from '../page/page-words.ts'
import { sendPage } from '../page/send-page.ts'
import { chosenCard } from '../payments/card-choice.ts'
import { formFields } from '../payments/form-fields.ts'
import { cardPage, challengePage, gonePage, returnPage, refusedPage } from '../payments/payment-pages.ts'
import { paymentWords } from '../payments/payment-words.data.ts'
import type { EpayWindow } from '../bank/epay.types.ts'
import { cardsOfTypes } from './epay-cards.data.ts'
import { orderedFields } from './ordered-fields.ts'
import { acceptAddress, answerChallenge, enterCard } from './pay-window.ts'
import type { EpayDesk, WindowStep } from './pay-window.ts'
import { readWindowRequest } from './read-window-request.ts'
import { frameScript, windowScript } from './window-scripts.ts'

const start = '/epay/integration/ewindow'

interface Opening {
  readonly encoded: string
  /** Set by our script, in a frame of the shop's page. */
  readonly framed: boolean
}

type WindowRequest = FastifyRequest<{ Params: { id: string } }>

/** ePay's numbers of the languages we support; any other number uses the browser's language. */
const languages: Readonly<Record<string, PageLanguage>> = {
  2: 'en-GB',
  7: 'de',
  10: 'fr',
  12: 'it',
  13: 'nl',
}

/** The payment window: its start address, its script, and its pages for the customer. */
export function mountWindow(app: FastifyInstance, desk: EpayDesk): void {
  const { bank } = desk

  const open = (request: FastifyRequest, reply: FastifyReply, { encoded, framed }: Opening) => {
    const window = readWindowRequest(orderedFields(encoded), { ...desk, framed })
    if ('code' in window) return sendPage(reply, refusedPage('ePay', languageOf(request), window))
    bank.state.windows.set(window.id, window)
    bank.save()
    return reply.redirect(`/epay/window/${window.id}`, 303)
  }
  app.get(`${start}/Default.aspx`, (request, reply) =>
    open(request, reply, { encoded: request.url.split('?').slice(1).join('?'), framed: false }),
  )
  app.post(`${start}/Default.aspx`, (request, reply) =>
    open(request, reply, {
      encoded: typeof request.body === 'string' ? request.body : '',
      framed: request.url.endsWith('?framed=1'),
    }),
  )
  app.get(`${start}/paymentwindow.js`, (_request, reply) => sendScript(reply, windowScript))
  app.get('/epay/frame.js', (_request, reply) => sendScript(reply, frameScript))

  /** Finds the window. An unknown or expired one shows ePay's error. */
  const inWindow =
    (answer: (window: EpayWindow, request: WindowRequest, reply: FastifyReply) => unknown) =>
    async (request: WindowRequest, reply: FastifyReply) => {
      const window = bank.state.windows.get(request.params.id)
      if (!window) return sendPage(reply, refusedPage('ePay', languageOf(request), { code: -5514, why: '' }))
      if (window.framed) allowFraming(reply)
      const idle = bank.now() - window.touchedAt > window.timeoutMinutes * 60_000
      if (idle && window.transactionId === null)
        return sendPage(reply, refusedPage('ePay', languageIn(window, request), { code: -5509, why: '' }))
      window.touchedAt = bank.now()
      return answer(window, request, reply)
    }

  app.get(
    '/epay/window/:id',
    inWindow((window, request, reply) => showStep(desk, { window, request, reply }, resting(window))),
  )
  app.post(
    '/epay/window/:id/pay',
    inWindow(async (window, request, reply) => {
      const step = await enterCard(desk, window, chosenCard(formFields(request.body)))
      return showStep(desk, { window, request, reply }, step)
    }),
  )
  app.post(
    '/epay/window/:id/challenge',
    inWindow(async (window, request, reply) => {
      const confirmed = formFields(request.body).get('answer') === 'confirm'
      return showStep(desk, { window, request, reply }, await answerChallenge(desk, window, confirmed))
    }),
  )
  // No callback follows: ePay does not report a closed window.
  app.post(
    '/epay/window/:id/cancel',
    inWindow((window, request, reply) => {
      if (window.transactionId !== null) return showStep(desk, { window, request, reply }, { kind: 'paid' })
      window.isCancelled = true
      bank.save()
      return leave(window, { request, reply, address: window.cancelUrl || undefined })
    }),
  )
}

interface Shown {
  readonly window: EpayWindow
  readonly request: WindowRequest
  readonly reply: FastifyReply
}

const resting = (window: EpayWindow): WindowStep | undefined => {
  if (window.transactionId !== null) return { kind: 'paid' }
  return window.challenged === null ? undefined : { kind: 'challenge' }
}

function showStep(desk: EpayDesk, { window, request, reply }: Shown, step: WindowStep | undefined) {
  const language = languageIn(window, request)
  const knobs = knobsOf(desk.bank.state, window.orderId)
  const action = `/epay/window/${window.id}`
  const payment = {
    provider: 'ePay',
    orderId: window.orderId,
    amount: window.amount,
    fee: knobs.fee ?? 0,
    currency: currencyLetters(window.currency),
    text: window.text,
  } as const
  if (step?.kind === 'paid') {
    if (knobs.return === 'drop') return sendPage(reply, gonePage('ePay', language))
    return leave(window, {
      request,
      reply,
      address: acceptAddress(desk, window),
      ownReceipt: window.ownReceipt,
    })
  }
  if (step?.kind === 'challenge') return sendPage(reply, challengePage(payment, language, action))
  const translate = translator(paymentWords, language)
  const cards = cardsOfTypes(window.paymentTypes).map(({ number, name, outcome, code }) => ({
    number,
    name,
    what: translate(outcome, { code }),
  }))
  const notice = step && (window.declineText || translate('refused', { code: step.code }))
  return sendPage(
    reply,
    cardPage(payment, language, {
      action,
      cards,
      notice,
      script: window.framed ? '/epay/frame.js' : undefined,
    }),
  )
}

/** Redirects the browser to the shop: at once, after a receipt, or out of its frame. */
function leave(
  window: EpayWindow,
  {
    request,
    reply,
    address,
    ownReceipt = true,
  }: { request: WindowRequest; reply: FastifyReply; address: string | undefined; ownReceipt?: boolean },
) {
  if (address && ownReceipt && !window.framed) return reply.redirect(address, 303)
  const paid = window.transactionId !== null
  const script = window.framed && ownReceipt ? '/epay/frame.js' : undefined
  return sendPage(reply, returnPage('ePay', languageIn(window, request), { paid, address, script }))
}

const languageIn = (window: EpayWindow, request: FastifyRequest): PageLanguage =>
  languages[window.language] ?? languageOf(request)

const sendScript = (reply: FastifyReply, text: string) =>
  reply.type('text/javascript; charset=utf-8').send(text)

/** Only a shop on this machine may frame the window. */
function allowFraming(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'))
  const shops = 'http://localhost:* http://*.localhost:* http://127.0.0.1:*'
  void reply.header(
    'content-security-policy',
    policy.replace("frame-ancestors 'none'", `frame-ancestors ${shops}`),
  )
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { knobsOf } from '../knobs/knobs-of.ts'
import { languageOf } from '../page/language-of.ts'
import { languageOfTag } from '../page/page-language.ts'
import type { PageLanguage } from '../page/page-language.ts'
import { translator } from '../page/page-words.ts'
import { sendPage } from '../page/send-page.ts'
import { chosenCard } from '../payments/card-choice.ts'
import { formFields } from '../payments/form-fields.ts'
import { cardPage, challengePage, gonePage, refusedPage } from '../payments/payment-pages.ts'
import { paymentWords } from '../payments/payment-words.data.ts'
import { windowMs } from './initialize.ts'
import { abortPage, answerPageChallenge, enterPageCard } from './pay-page.ts'
import type { PageStep, SaferpayDesk } from './pay-page.ts'
import { cardsOfMethods, schemeNames } from './saferpay-cards.data.ts'
import { cardWords } from './saferpay-words.data.ts'
import type { PaymentPage } from '../bank/saferpay.types.ts'

type VisitRequest = FastifyRequest<{ Params: { visit: string } }>

/** The customer's pages: the single-use RedirectUrl and its continuation. */
export function mountPaymentPage(app: FastifyInstance, desk: SaferpayDesk): void {
  const { bank } = desk

  app.get<{ Params: { token: string } }>(
    '/saferpay/vt2/api/PaymentPage/:customer/:terminal/:token',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const page = bank.state.pages.get(request.params.token)
      if (!page || (page.state === 'new' && isExpired(desk, page))) return sendRefusal(request, reply, page)
      if (page.state !== 'new') {
        await abortPage(desk, page)
        return reply.redirect(page.returnUrl, 303)
      }
      page.state = 'visited'
      bank.save()
      return reply.redirect(`/saferpay/page/${page.visit}`, 303)
    },
  )

  const onPage =
    (answer: (page: PaymentPage, request: VisitRequest, reply: FastifyReply) => unknown) =>
    async (request: VisitRequest, reply: FastifyReply) => {
      const page = [...bank.state.pages.values()].find(({ visit }) => visit === request.params.visit)
      if (!page || (page.transactionId === null && isExpired(desk, page)))
        return sendRefusal(request, reply, page)
      return answer(page, request, reply)
    }

  app.get(
    '/saferpay/page/:visit',
    onPage((page, request, reply) => showStep(desk, { page, request, reply }, resting(page))),
  )
  app.post(
    '/saferpay/page/:visit/pay',
    onPage(async (page, request, reply) => {
      const step = await enterPageCard(desk, page, chosenCard(formFields(request.body)))
      return showStep(desk, { page, request, reply }, step)
    }),
  )
  app.post(
    '/saferpay/page/:visit/challenge',
    onPage(async (page, request, reply) => {
      const confirmed = formFields(request.body).get('answer') === 'confirm'
      return showStep(desk, { page, request, reply }, await answerPageChallenge(desk, page, confirmed))
    }),
  )
  app.post(
    '/saferpay/page/:visit/cancel',
    onPage(async (page, request, reply) => {
      await abortPage(desk, page)
      return showStep(desk, { page, request, reply }, { kind: 'paid' })
    }),
  )
}

const isExpired = ({ bank }: SaferpayDesk, { openedAt }: PaymentPage): boolean =>
  bank.now() - openedAt > windowMs

const resting = (page: PaymentPage): PageStep | undefined => {
  if (page.state === 'paid' || page.state === 'aborted') return { kind: 'paid' }
  return page.challenged === null ? undefined : { kind: 'challenge' }
}

interface Shown {
  readonly page: PaymentPage
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

function showStep(desk: SaferpayDesk, { page, request, reply }: Shown, step: PageStep | undefined) {
  const language = languageIn(page, request)
  const action = `/saferpay/page/${page.visit}`
  const payment = {
    provider: 'Saferpay',
    orderId: page.orderId,
    amount: page.amount,
    fee: 0,
    currency: page.currency,
    text: page.description,
  } as const
  if (step?.kind === 'paid') {
    // The return address has no result parameter: the shop must look the result up with Assert.
    if (page.state === 'paid' && knobsOf(desk.bank.state, page.orderId).return === 'drop')
      return sendPage(reply, gonePage('Saferpay', language))
    return reply.redirect(page.returnUrl, 303)
  }
  if (step?.kind === 'challenge') return sendPage(reply, challengePage(payment, language, action))
  const translate = translator(cardWords, language)
  const cards = cardsOfMethods(page.paymentMethods).map(({ number, scheme, kind }) => ({
    number,
    name: schemeNames[scheme] ?? scheme,
    what: translate(kind),
  }))
  const code = step && (step.decline.processorResult || step.decline.errorName)
  const notice = code && translator(paymentWords, language)('refused', { code })
  return sendPage(reply, cardPage(payment, language, { action, cards, notice }))
}

function sendRefusal(request: FastifyRequest, reply: FastifyReply, page: PaymentPage | undefined) {
  const code = page ? 'TOKEN_EXPIRED' : 'TOKEN_INVALID'
  const language = page ? languageIn(page, request) : languageOf(request)
  return sendPage(reply, refusedPage('Saferpay', language, { code, why: '' }))
}

const languageIn = (page: PaymentPage, request: FastifyRequest): PageLanguage =>
  languageOfTag(page.language) ?? languageOf(request)

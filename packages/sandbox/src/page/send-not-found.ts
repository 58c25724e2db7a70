import type { FastifyReply, FastifyRequest } from 'fastify'
import { markup } from './markup.ts'
import { languageOf } from './language-of.ts'
import { pageWords } from './page-words.data.ts'
import { translator } from './page-words.ts'
import { sandboxPage } from './sandbox-page.ts'
import { sendPage } from './send-page.ts'

export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request)
  const translate = translator(pageWords, language)
  const body = markup`<h1>${translate('notFound')}</h1>
    <p><a href="/sandbox/mail">${translate('mail')}</a> · <a href="/sandbox/payments">${translate('payments')}</a></p>`
  return sendPage(
    reply.code(404),
    sandboxPage({ language, title: translate('notFound'), band: translate('band'), body }),
  )
}

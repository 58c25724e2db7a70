import type { FastifyReply, FastifyRequest } from 'fastify'
import { markup } from './markup.ts'
import { languageOf } from './language-of.ts'
import { pageWords } from './page-words.data.ts'
import { speak } from './page-words.ts'
import { sandboxPage } from './sandbox-page.ts'
import { sendPage } from './send-page.ts'

export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request)
  const say = speak(pageWords, language)
  const body = markup`<h1>${say('notFound')}</h1>
    <p><a href="/sandbox/mail">${say('mail')}</a> · <a href="/sandbox/payments">${say('payments')}</a></p>`
  return sendPage(reply.code(404), sandboxPage({ language, title: say('notFound'), band: say('band'), body }))
}

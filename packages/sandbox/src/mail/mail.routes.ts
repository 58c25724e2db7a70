import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { sendPage } from '../page/send-page.ts'
import { sendNotFound } from '../page/send-not-found.ts'
import { languageOf } from '../page/language-of.ts'
import { inboxPage } from './inbox-page.ts'
import { mailFolder } from './mail-folder.ts'
import type { FolderMail } from './mail-folder.ts'
import { mailPage } from './mail-page.ts'

const one = z.string().catch('')
const filterOf = z.object({ address: one, brand: one }).catch({ address: '', brand: '' })

/** Allows pictures and styles inside the mail, but no request that could reveal that it was opened. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'"

/** The inbox: the mails of the API's folder, which a mail server would have delivered. */
export function mountMail(app: FastifyInstance, folder: string): void {
  const mails = mailFolder(folder)
  app.get('/sandbox/mail', async (request, reply) =>
    sendPage(reply, inboxPage(await mails.all(), filterOf.parse(request.query), languageOf(request))),
  )
  app.get<{ Params: { id: string } }>('/sandbox/mail/:id', async (request, reply) => {
    const mail = await mails.find(request.params.id)
    return mail ? sendPage(reply, mailPage(mail, languageOf(request))) : sendNotFound(request, reply)
  })
  app.get<{ Params: { id: string } }>('/sandbox/mail/:id/html', async (request, reply) => {
    const mail = await mails.find(request.params.id)
    if (!mail?.email.html) return sendNotFound(request, reply)
    return reply
      .header('content-security-policy', mailPolicy)
      .type('text/html; charset=utf-8')
      .send(withNewTabs(mail.email.html))
  })
  app.get<{ Params: { id: string; at: string } }>(
    '/sandbox/mail/:id/attachments/:at',
    async (request, reply) => {
      const mail = await mails.find(request.params.id)
      const attachment = mail?.email.attachments[Number(request.params.at)]
      return attachment ? sendAttachment(reply, attachment) : sendNotFound(request, reply)
    },
  )
}

/** Links of the mail open in a new tab, not inside the frame. */
const withNewTabs = (markup: string): string =>
  `<base target="_blank">${markup}`.replace(/^(<base[^>]*>)(\s*<!doctype[^>]*>)/i, '$2$1')

/** Always a download, so that no content of a mail runs on this origin. */
function sendAttachment(
  reply: FastifyReply,
  { filename, content }: FolderMail['email']['attachments'][number],
) {
  const name = encodeURIComponent((filename ?? 'attachment').replace(/[/\\]/g, '-'))
  return reply
    .type('application/octet-stream')
    .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
    .send(typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer))
}

import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { ZodError } from 'zod'
import { refuseRealAccounts } from './accounts/refuse-real-accounts.ts'
import { testAccounts } from './accounts/test-accounts.data.ts'
import type { TestAccount } from './accounts/test-accounts.data.ts'
import { openBank } from './bank/bank.ts'
import { mountAddresses } from './addresses/addresses.routes.ts'
import { mountChatbot } from './chatbot/chatbot.routes.ts'
import { mountErrors } from './errors/errors.routes.ts'
import { mountSoap } from './epay/soap.routes.ts'
import { mountWindow } from './epay/window.routes.ts'
import { mountAdmin } from './knobs/admin.routes.ts'
import { mountMail } from './mail/mail.routes.ts'
import { noticeQueue } from './notices/notice-queue.ts'
import { isLocalHost } from './notices/local-host.ts'
import { pageStyles } from './page/page-styles.ts'
import { sendNotFound } from './page/send-not-found.ts'
import { readBodiesAsText } from './payments/form-fields.ts'
import { mountPaymentsPage } from './desk/payments-page.routes.ts'
import { mountJsonApi } from './saferpay/json-api.routes.ts'
import { mountPaymentPage } from './saferpay/payment-page.routes.ts'
import type { FindFaults } from './tags/tag-inbox.ts'
import { mountTags } from './tags/tags.routes.ts'
import { mountWebhooks } from './webhooks/webhooks.routes.ts'

export interface SandboxOptions {
  /** Folder in which the API stores mails without a mail server; there is no inbox without it. */
  readonly mailFolder?: string
  /** Host names to accept in addition to those of this machine. */
  readonly hosts?: readonly string[]
  /** File of the banks' state; without it the state stays in memory. */
  readonly stateFile?: string
  /** False: sends calls to the shop only when a test moves the clock. */
  readonly serveQueue?: boolean
  /** Accounts of the shops; by default one for each edition that ships. */
  readonly accounts?: readonly TestAccount[]
  /** Judges events for analytics by the shop's catalogue; without it none has a fault but missing consent. */
  readonly findFaults?: FindFaults
  readonly onError?: (error: unknown) => void
}

const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  // With no-referrer a browser omits its origin from the forms of these pages, too.
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
}

/** Serves stand-ins for production's external services. It never runs in production. */
export async function createSandbox(options: SandboxOptions): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 500 } })
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers)
    if (!isLocalHost(request.headers.host, options.hosts))
      return reply.code(421).type('text/plain').send('This name does not lead to the sandbox')
    return undefined
  })
  app.get('/sandbox/page.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(pageStyles))
  if (options.mailFolder !== undefined) mountMail(app, options.mailFolder)
  const accounts = options.accounts ?? testAccounts
  refuseRealAccounts(accounts)
  const bank = openBank(options.stateFile)
  const queue = noticeQueue(bank)
  const epay = { bank, queue, accounts: accounts.map((one) => one.epay) }
  readBodiesAsText(app)
  mountWindow(app, epay)
  mountSoap(app, epay)
  mountPaymentPage(app, { bank, queue })
  await mountJsonApi(app, { bank, accounts: accounts.map(({ saferpay }) => saferpay) })
  mountAdmin(app, { bank, queue })
  mountPaymentsPage(app, { bank, queue })
  mountErrors(app)
  mountChatbot(app)
  mountAddresses(app)
  mountTags(app, options.findFaults)
  mountWebhooks(app)
  if (options.serveQueue !== false) {
    const stopQueue = queue.start(options.onError)
    app.addHook('onClose', async () => stopQueue())
  }
  app.get('/', (_request, reply) => reply.redirect('/sandbox/mail'))
  app.get('/sandbox', (_request, reply) => reply.redirect('/sandbox/mail'))
  app.setNotFoundHandler(sendNotFound)
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    const { statusCode = error instanceof ZodError ? 400 : 500 } = error
    if (statusCode >= 500) options.onError?.(error)
    return reply
      .code(statusCode)
      .type('text/plain')
      .send(statusCode < 500 ? error.message : 'The sandbox failed')
  })
  await app.ready()
  return app
}

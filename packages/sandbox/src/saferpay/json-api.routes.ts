import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { SaferpayAccount } from '../accounts/test-accounts.data.ts'
import type { Bank } from '../bank/bank.ts'
import { answerWithFault } from '../knobs/answer-with-fault.ts'
import { knobsOf } from '../knobs/knobs-of.ts'
import { takeFault } from '../knobs/take-fault.ts'
import { assertPage } from './assert.ts'
import { initialize } from './initialize.ts'
import { jsonOf, readRequest } from './read-request.ts'
import type { KnownRequest } from './read-request.ts'
import type { SaferpayContext } from './saferpay-context.ts'
import { errorBody, SaferpayError, statusOfError } from './saferpay-error.ts'
import * as requests from './saferpay-requests.ts'
import * as operations from './transaction-operations.ts'

type Operation = {
  readonly schema: z.ZodType
  readonly run: (request: never, context: SaferpayContext) => object
}

const operation = <Schema extends z.ZodType>(
  schema: Schema,
  run: (request: z.infer<Schema>, context: SaferpayContext) => object,
): Operation => ({ schema, run })

const notSupported = (): object => {
  throw new SaferpayError('ACTION_NOT_SUPPORTED')
}

/** The calls of the JSON API below /Payment/v1/. */
const known: Readonly<Record<string, Operation>> = {
  'PaymentPage/Initialize': operation(requests.initializeRequest, initialize),
  'PaymentPage/Assert': operation(requests.assertRequest, assertPage),
  'Transaction/Capture': operation(requests.captureRequest, operations.capture),
  'Transaction/Cancel': operation(requests.cancelRequest, operations.cancel),
  'Transaction/Refund': operation(requests.refundRequest, operations.refund),
  'Transaction/Inquire': operation(requests.inquireRequest, operations.inquire),
  'Transaction/AssertCapture': operation(requests.assertCaptureRequest, operations.assertCapture),
  'Transaction/AssertRefund': operation(requests.assertRefundRequest, operations.assertRefund),
  'Transaction/MultipartCapture': operation(requests.captureRequest, notSupported),
  'Batch/Close': operation(requests.batchCloseRequest, () => ({})),
}

interface Answer {
  readonly status: number
  readonly body: object
}

interface JsonApi {
  readonly bank: Bank
  readonly accounts: readonly SaferpayAccount[]
}

/** The JSON API, with the base address /saferpay/api. */
export async function mountJsonApi(app: FastifyInstance, api: JsonApi): Promise<void> {
  await app.register(async (scope) => {
    // Answers unknown media types and invalid JSON in the interface's own format.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 65_536 }, (_request, text, done) =>
      done(null, text),
    )
    mountCalls(scope, api)
  })
}

function mountCalls(app: FastifyInstance, { bank, accounts }: JsonApi): void {
  for (const [path, { schema, run }] of Object.entries(known))
    app.post(`/saferpay/api/Payment/v1/${path}`, async (request, reply) => {
      void reply.type('application/json; charset=utf-8')
      let read: KnownRequest
      try {
        read = readRequest(request, { schema, accounts })
      } catch (error) {
        return sendAnswer(reply, answerOf(error, headerOf(request)))
      }
      const name = path.split('/')[1] ?? ''
      const { SpecVersion: specVersion } = read.header
      const context = { bank, account: read.account, specVersion, origin: originOf(request) }
      return answerWithFault({
        fault: takeFault(bank.state, `saferpay.${name}`, orderIdOf(bank, read.body)),
        reply,
        work() {
          const answer = once(bank, { read, path }, () => run(read.body as never, context))
          return { send: () => sendAnswer(reply, answer) }
        },
        fail: ({ errorName }) =>
          sendAnswer(reply, answerOf(new SaferpayError(errorName ?? 'INTERNAL_ERROR'), read.header)),
      })
    })
}

/**
 * Runs an operation. A RequestId identifies one request; the same id with a higher RetryIndicator is a repetition. A
 * knob sets its effect, because Saferpay does not document it.
 */
function once(bank: Bank, { read, path }: { read: KnownRequest; path: string }, run: () => object): Answer {
  const { header, account } = read
  const key = `${account.customerId} ${header.RequestId}`
  const before = bank.state.answers.get(key)
  if (before && (before.operation !== path || header.RetryIndicator <= before.retryIndicator))
    return answerOf(
      new SaferpayError('VALIDATION_FAILED', {
        detail: [
          'RequestId was used before: a new request needs a new one, a repetition a higher RetryIndicator.',
        ],
      }),
      header,
    )
  const replays = before && knobsOf(bank.state, orderIdOf(bank, read.body) ?? '').repeatedRequest === 'replay'
  const answer = replays ? { status: before.status, body: before.body } : attempt(run, header)
  bank.state.answers.set(key, { operation: path, retryIndicator: header.RetryIndicator, ...answer })
  bank.save()
  return answer
}

function attempt(run: () => object, header: KnownRequest['header']): Answer {
  try {
    return { status: 200, body: { ResponseHeader: responseHeader(header), ...run() } }
  } catch (error) {
    return answerOf(error, header)
  }
}

/** The answer to a SaferpayError; any other error is a bug of the sandbox. */
function answerOf(error: unknown, header: EchoedHeader): Answer {
  if (!(error instanceof SaferpayError)) throw error
  return {
    status: statusOfError(error.errorName),
    body: { ResponseHeader: responseHeader(header), ...errorBody(error) },
  }
}

interface EchoedHeader {
  readonly SpecVersion?: unknown
  readonly RequestId?: unknown
}

const responseHeader = ({ SpecVersion, RequestId }: EchoedHeader) => ({
  SpecVersion: typeof SpecVersion === 'string' ? SpecVersion : requests.specVersions.at(-1),
  RequestId: typeof RequestId === 'string' ? RequestId : '',
})

const headerOf = ({ body }: FastifyRequest): EchoedHeader => jsonOf(body)['RequestHeader'] ?? {}

const sendAnswer = (reply: FastifyReply, { status, body }: Answer): FastifyReply =>
  reply.code(status).send(body)

const originOf = ({ headers }: FastifyRequest): string => `http://${headers.host ?? 'localhost'}`

/** The order of a request, to find its knobs. */
function orderIdOf(bank: Bank, body: object): string | undefined {
  const { Payment, Token, TransactionReference, CaptureReference } = body as {
    Payment?: { OrderId?: string }
    Token?: string
    TransactionReference?: { OrderId?: string; TransactionId?: string }
    CaptureReference?: { CaptureId?: string }
  }
  const id = TransactionReference?.TransactionId ?? CaptureReference?.CaptureId?.replace(/_c$/, '')
  return (
    Payment?.OrderId ??
    TransactionReference?.OrderId ??
    bank.state.pages.get(Token ?? '')?.orderId ??
    bank.state.saferpay.get(id ?? '')?.orderId
  )
}

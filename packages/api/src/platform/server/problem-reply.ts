import type { Problem } from '@camping/contract/problem.schemas.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnreachable } from '../db/is-database-unreachable.ts'
import { isRefusedText } from '../db/is-refused-text.ts'
import { logRefusal } from './log-refusal.ts'
import { ProblemError } from '../problem-error.ts'
import type { ProblemInit } from '../problem-error.ts'

const titles: Record<number, readonly [type: string, title: string]> = {
  400: ['bad-request', 'The request cannot be read'],
  404: ['not-found', 'Not found'],
  405: ['method-not-allowed', 'This method is not allowed here'],
  414: ['too-long', 'The address is too long'],
  413: ['too-large', 'The request is too large'],
  415: ['unsupported-media-type', 'Only application/json is understood'],
  429: ['too-many-requests', 'Too many requests, please wait a moment'],
  503: ['unavailable', 'The service is not available at the moment'],
}

/** Sends the only error format, problem details. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, init: ProblemInit): FastifyReply {
  logRefusal(request, init.type)
  const body: Problem = {
    ...init.extensions,
    type: init.type,
    title: init.title,
    status: init.status,
    ...(init.detail === undefined ? {} : { detail: init.detail }),
    ...(init.errors === undefined ? {} : { errors: init.errors }),
    requestId: request.id,
  }
  return reply
    .code(init.status)
    .headers({ 'cache-control': 'no-store', ...init.headers })
    .type('application/problem+json')
    .serializer((value: unknown) => JSON.stringify(value))
    .send(body)
}

/** Sends a problem that is defined by its status alone. */
export function sendStatus(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const [type, title] = titles[status] ?? ['bad-request', 'The request cannot be answered']
  return sendProblem(request, reply, { type, title, status })
}

/** Handles every error. Those that are not the client's fault are logged and answered without their cause. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof ProblemError) return sendProblem(request, reply, error.init)
  if (error.validation) {
    return sendProblem(request, reply, {
      type: 'validation',
      status: 400,
      title: 'The request is not valid',
      errors: error.validation.map((issue) => ({
        path: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
        message: issue.message ?? 'Invalid',
      })),
    })
  }
  if (isDatabaseUnreachable(error)) {
    request.log.error(error)
    reply.header('retry-after', '2')
    return sendStatus(request, reply, 503)
  }
  if (isRefusedText(error)) {
    // A schema accepted what it should have refused: the visitor gets no details, the log does.
    request.log.error(error)
    return sendProblem(request, reply, {
      type: 'validation',
      status: 400,
      title: 'The request is not valid',
    })
  }
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return sendStatus(request, reply, status)
  request.log.error(error)
  return sendProblem(request, reply, { type: 'internal', status: 500, title: 'Something went wrong' })
}

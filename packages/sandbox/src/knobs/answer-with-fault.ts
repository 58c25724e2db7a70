import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { Fault } from './fault.ts'

export interface FaultyCall {
  readonly fault: Fault | undefined
  readonly reply: FastifyReply
  /** Carries the operation out, saves, and sends the honest answer when it is asked to. */
  readonly work: () => { send(): FastifyReply }
  /** The answer of `error`. */
  readonly fail: (fault: Fault) => FastifyReply
}

/** Answers a call to a provider's interface as its fault wants it. */
export async function answerWithFault({ fault, reply, work, fail }: FaultyCall): Promise<FastifyReply> {
  if (!fault) return work().send()
  if (fault.latencyMs > 0) await sleep(fault.latencyMs)
  if (fault.answer === 'work') return work().send()
  if (fault.afterCommit) work()
  if (fault.answer === 'error') return fail(fault)
  reply.hijack()
  if (fault.answer === 'reset') reply.raw.socket?.resetAndDestroy()
  // A caller that hangs is let go when it gives up; close() of the server ends the others.
  return reply
}

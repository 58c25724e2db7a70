import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { Fault } from '../bank/fault.ts'

export interface FaultyCall {
  readonly fault: Fault | undefined
  readonly reply: FastifyReply
  /** Executes and saves the operation; `send` answers with the real result. */
  readonly work: () => { send(): FastifyReply }
  /** The answer of the fault `error`. */
  readonly fail: (fault: Fault) => FastifyReply
}

/** Answers a call to a provider's interface according to its fault. */
export async function answerWithFault({ fault, reply, work, fail }: FaultyCall): Promise<FastifyReply> {
  if (!fault) return work().send()
  if (fault.latencyMs > 0) await sleep(fault.latencyMs)
  if (fault.answer === 'work') return work().send()
  if (fault.afterCommit) work()
  if (fault.answer === 'error') return fail(fault)
  reply.hijack()
  if (fault.answer === 'reset') reply.raw.socket?.resetAndDestroy()
  // A hanging call ends when the caller disconnects or the server closes.
  return reply
}

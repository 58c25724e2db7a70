import type { Bank } from '../bank/bank.ts'
import { noticeRules } from '../bank/notice.ts'
import type { Notice } from '../bank/notice.ts'
import { plainGet } from './plain-get.ts'

export interface NoticeQueue {
  /** Queues a call; `copies` are due at the same moment. */
  add(notice: Pick<Notice, 'provider' | 'orderId' | 'url' | 'dueAt'>, options: NoticeOptions): string[]
  /** Sends all due calls in parallel; resolves when every one has an answer. */
  runDue(): Promise<void>
  /** Sends these calls now, due or not. */
  send(ids: readonly string[]): Promise<void>
  /** Serves the queue until the returned function runs; reports calls that it could not send or save. */
  start(onError?: (error: Error) => void): () => void
}

interface NoticeOptions {
  readonly copies: number
  /** Recorded for the test, but never sent. */
  readonly drop: boolean
}

export function noticeQueue(bank: Bank): NoticeQueue {
  async function attempt(notice: Notice): Promise<void> {
    notice.state = 'sending'
    bank.save()
    const { tries, everyMs, timeoutMs } = noticeRules[notice.provider]
    const answer = await plainGet(notice.url, timeoutMs)
    notice.tries.push({ at: bank.now(), answer })
    if (answer === '200') notice.state = 'arrived'
    else if (notice.tries.length >= tries) notice.state = 'given-up'
    else {
      notice.state = 'waiting'
      notice.dueAt = bank.now() + everyMs
    }
    bank.save()
  }

  const all = (choose: (notice: Notice) => boolean): Promise<unknown> =>
    Promise.all([...bank.state.notices.values()].filter(choose).map(attempt))

  return {
    add(notice, { copies, drop }) {
      return Array.from({ length: copies }, () => {
        const id = String(bank.nextNumber())
        bank.state.notices.set(id, { ...notice, id, state: drop ? 'dropped' : 'waiting', tries: [] })
        return id
      })
    },
    async runDue() {
      const now = bank.now()
      await all(({ state, dueAt }) => state === 'waiting' && dueAt <= now)
    },
    async send(ids) {
      await all(({ id, state }) => ids.includes(id) && state !== 'sending' && state !== 'dropped')
    },
    start(onError = () => {}) {
      const timer = setInterval(() => {
        const now = bank.now()
        all(({ state, dueAt }) => state === 'waiting' && dueAt <= now).catch(onError)
      }, 250)
      timer.unref()
      return () => clearInterval(timer)
    },
  }
}

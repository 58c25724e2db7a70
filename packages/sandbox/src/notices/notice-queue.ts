import type { Bank } from '../bank/bank.ts'
import { noticeRules } from './notice.ts'
import type { Notice } from './notice.ts'
import { plainGet } from './plain-get.ts'

export interface NoticeQueue {
  /** Puts a call into the queue. `copies` are due at the same moment. */
  add(notice: Pick<Notice, 'provider' | 'orderId' | 'url' | 'dueAt'>, options: NoticeOptions): string[]
  /** Makes the calls that are due, at the same time; resolves when all were answered. */
  runDue(): Promise<void>
  /** Makes these calls now, due or not. */
  send(ids: readonly string[]): Promise<void>
  /** Serves the queue until the returned function is called. */
  start(): () => void
}

export interface NoticeOptions {
  readonly copies: number
  /** Kept for the eyes of a test, never made. */
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
    start() {
      const timer = setInterval(() => {
        const now = bank.now()
        void all(({ state, dueAt }) => state === 'waiting' && dueAt <= now)
      }, 250)
      timer.unref()
      return () => clearInterval(timer)
    },
  }
}

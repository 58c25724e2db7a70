import type { Bank } from '../bank/bank.ts'
import type { OrderKnobs } from '../knobs/order-knobs.ts'
import type { Notice } from './notice.ts'
import type { NoticeQueue } from './notice-queue.ts'

export interface PlannedNotice {
  readonly provider: Notice['provider']
  readonly orderId: string
  readonly url: string
  /** As the provider documents it: before the customer returns, or how long after the payment. */
  readonly documented: 'before-return' | { readonly afterMs: number }
}

/** A few seconds after the browser has gone back: long enough that the return was certainly first. */
const afterReturnMs = 5000

/** Puts a notice into the queue. Resolves when whatever has to happen before the customer returns has happened. */
export async function planNotice(
  bank: Bank,
  queue: NoticeQueue,
  { notice, knobs }: { readonly notice: PlannedNotice; readonly knobs: OrderKnobs },
): Promise<void> {
  const { provider, orderId, url, documented } = notice
  const timing = knobs.noticeTiming ?? 'documented'
  const first = timing === 'before-return' || (timing === 'documented' && documented === 'before-return')
  const delay = (knobs.noticeDelaySeconds ?? 0) * 1000
  const base =
    timing === 'after-return'
      ? afterReturnMs
      : first || documented === 'before-return'
        ? 0
        : documented.afterMs
  const ids = queue.add(
    { provider, orderId, url, dueAt: bank.now() + base + delay },
    { copies: knobs.noticeCopies ?? 1, drop: knobs.notice === 'drop' },
  )
  bank.save()
  if (first && delay === 0) await queue.send(ids)
}

import type { Bank } from '../bank/bank.ts'
import type { OrderKnobs } from '../bank/order-knobs.ts'
import type { Notice } from '../bank/notice.ts'
import type { NoticeQueue } from './notice-queue.ts'

export interface PlannedNotice {
  readonly provider: Notice['provider']
  readonly orderId: string
  readonly url: string
  /** Delay after the payment as the provider documents it, or before the customer's return. */
  readonly documented: 'before-return' | { readonly afterMs: number }
}

/** A few seconds after the return, so that the return certainly comes first. */
const afterReturnMs = 5000

/** Queues a notification. Resolves after the calls that must precede the customer's return. */
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

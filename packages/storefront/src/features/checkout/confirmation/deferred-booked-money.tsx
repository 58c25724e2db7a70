import { createDeferred } from '../../../kit/deferred/create-deferred.tsx'
import type { BookedMoneyProps } from './booked-money.tsx'

/** The server's tables below the confirmation; nothing in them is pressed, so their script may never be needed (decision 035). */
export const { Deferred: DeferredBookedMoney, renderWith: renderBookedMoneyWith } =
  createDeferred<BookedMoneyProps>(
    '#booked-money',
    async () => (await import('./booked-money.tsx')).BookedMoney,
  )

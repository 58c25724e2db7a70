import type { PaymentOrderState } from '../../platform/db/payment-tables.ts'

/**
 * The states of an attempt to pay, and where each may go next; any state may stay. A paid order never becomes
 * unpaid, and an order that was given up may still turn out to be paid (F13, F23).
 */
export const nextStates = {
  /** Saved; the customer was not sent anywhere yet. */
  created: ['opened', 'unknown', 'authorised', 'captured', 'failed', 'expired'],
  /** The customer was sent to the provider. */
  opened: ['unknown', 'authorised', 'captured', 'failed', 'expired'],
  /** The outcome is unconfirmed and being checked (I10). */
  unknown: ['opened', 'authorised', 'captured', 'failed'],
  /** The customer's bank has promised the money. */
  authorised: ['captured'],
  /** The shop has the money. */
  captured: [],
  /** The provider refused. */
  failed: ['unknown', 'authorised', 'captured'],
  /** The customer did not pay in time. */
  expired: ['unknown', 'authorised', 'captured', 'failed'],
} as const satisfies Record<PaymentOrderState, readonly PaymentOrderState[]>

/** States in which the provider is still polled. */
export const openStates = ['created', 'opened', 'authorised', 'unknown'] as const

/** The initial state: `created` for an attempt, the actual state for a second payment of one order. */
export type FirstState = 'created' | 'authorised' | 'captured'

/** The states from which `To` may be reached, itself included. */
type SourceOf<To extends PaymentOrderState> =
  | To
  | {
      [From in PaymentOrderState]: To extends (typeof nextStates)[From][number] ? From : never
    }[PaymentOrderState]

/**
 * The states that an order in any of `From` may enter: the intersection of their rows. A caller must first rule
 * out states from which the table forbids the step; otherwise it does not compile.
 */
export type Reachable<From extends PaymentOrderState> = {
  [To in PaymentOrderState]: [From] extends [SourceOf<To>] ? To : never
}[PaymentOrderState]

/** Checks the table at run time. */
export function mayFollow(from: PaymentOrderState, to: PaymentOrderState): boolean {
  const next: readonly PaymentOrderState[] = nextStates[from]
  return from === to || next.includes(to)
}

/** Whether the money was promised or received: no poll and no notice revokes that. */
export function isPaid(state: PaymentOrderState): state is 'authorised' | 'captured' {
  return state === 'authorised' || state === 'captured'
}

export function isOpen(state: PaymentOrderState): state is (typeof openStates)[number] {
  return openStates.some((open) => open === state)
}

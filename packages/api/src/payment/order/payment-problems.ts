import { ProblemError } from '../../platform/problem-error.ts'

/** 409: requested, cancelled, or nothing left to pay. */
export function notPayable(): ProblemError {
  return new ProblemError({
    type: 'not-payable',
    status: 409,
    title: 'There is nothing to pay for this booking',
  })
}

/** 409: below 1.00, above the open amount, or leaving a rest below 1.00. `open` in minor units. */
export function amountNotAllowed(open: number): ProblemError {
  return new ProblemError({
    type: 'amount-not-allowed',
    status: 409,
    title: 'This amount cannot be paid',
    extensions: { open },
  })
}

/** 502: the provider refused or was unreachable. Nothing was charged. */
export function paymentFailed(): ProblemError {
  return new ProblemError({ type: 'payment-failed', status: 502, title: 'The payment could not be started' })
}

/** 429: more attempts than a person makes. */
export function tooManyAttempts(): ProblemError {
  return new ProblemError({
    type: 'too-many-requests',
    status: 429,
    title: 'Too many requests, please wait a moment',
    headers: { 'retry-after': '60' },
  })
}

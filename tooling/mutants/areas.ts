import { globSync } from 'node:fs'
import type { Part } from './run-part.ts'

interface Patterns {
  /** Files that get faults. */
  readonly files: readonly string[]
  /** Tests that may notice them; of these only those run that reach the file. */
  readonly tests: readonly string[]
}

/**
 * What mutation testing looks at. Parts of one area differ by their tests: rules without a database are judged by the
 * tests beside them, in fractions of a second; what writes rows is judged by calls to the whole API.
 */
const parts = {
  'money/browser': {
    files: ['packages/core/src/payment/**/*.ts'],
    tests: [
      'packages/core/src/payment/*.test.ts',
      'packages/storefront/src/features/payment/use-start-payment.test.tsx',
    ],
  },
  'money/rules': {
    files: [
      'packages/api/src/booking/balance/allocate-paid.ts',
      'packages/api/src/booking/invoice/plan-invoices.ts',
      'packages/api/src/booking/pricing/{discount-line,payment-plans,price-cart,split-amount}.ts',
      'packages/api/src/payment/ledger/split-received.ts',
      'packages/api/src/payment/providers/bambora/{epay-hash,read-payment-notice,soap-message}.ts',
    ],
    tests: [
      'packages/api/src/booking/balance/*.test.ts',
      'packages/api/src/booking/invoice/*.test.ts',
      'packages/api/src/booking/pricing/*.test.ts',
      'packages/api/src/payment/ledger/{money-rules,split-received}.test.ts',
      'packages/api/src/payment/providers/bambora/{epay-hash,read-payment-notice,soap-message}.test.ts',
    ],
  },
  'money/calls': {
    files: [
      'packages/api/src/booking/balance/{fit-rates,refund-tasks,settle-booking}.ts',
      'packages/api/src/booking/balance/record-money.ts',
      'packages/api/src/payment/ledger/unmatched-payments.ts',
      'packages/api/src/payment/order/{capture-order,credit-payment,next-poll,order-states,order-store,paid-extras,payable-booking,place-order,safe-return-path,start-payment}.ts',
      'packages/api/src/payment/refunds/run-refund.ts',
      'packages/api/src/booking/voucher/{refund-to-voucher,spend-voucher,voucher-code,vouchers}.ts',
      'packages/api/src/payment/order/pay-with-voucher.ts',
    ],
    tests: [
      'packages/api/src/booking/balance/*.test.ts',
      'packages/api/src/booking/changes/apply-extras.test.ts',
      'packages/api/src/customer/bookings/cancellation.test.ts',
      'packages/api/src/payment/ledger/unmatched-payments.test.ts',
      'packages/api/src/payment/order/{next-poll,order-states,order-store,paid-extras,payment-money,payment-start,payment-times,safe-return-path}.test.ts',
      'packages/api/src/payment/reconcile/*.test.ts',
      'packages/api/src/payment/voucher/*.test.ts',
    ],
  },
  'booking/browser': {
    files: ['packages/core/src/checkout/{attempt,extras,order}.rules.ts'],
    tests: ['packages/core/src/checkout/*.test.ts'],
  },
  'booking/calls': {
    files: [
      'packages/api/src/booking/cart/{cap-holds,check-covers,check-extras,choose-plan,choose-unit,create-cart,end-hold,extend-cart,find-free-unit,release-cart,release-expired-holds,secure-unit,stay-refusal,update-cart}.ts',
      'packages/api/src/booking/order/{book-cart,change-booking-state,complete-stays,order-cart}.ts',
      'packages/api/src/booking/stored/cancellation-steps.ts',
      'packages/api/src/booking/{idempotency,run-transaction}.ts',
      'packages/api/src/customer/bookings/cancel-booking.ts',
    ],
    tests: [
      'packages/api/src/booking/cart/*.test.ts',
      'packages/api/src/booking/mails/hold-mails.test.ts',
      'packages/api/src/booking/order/{booking-repeats,booking-states,bookings,complete-stays,lock-order,second-thoughts}.test.ts',
      'packages/api/src/booking/{idempotency,run-transaction}.test.ts',
      'packages/api/src/customer/booking-code/booking-code.test.ts',
      'packages/api/src/customer/bookings/cancellation.test.ts',
    ],
  },
  'session/host': {
    files: ['packages/web/src/session/*.ts'],
    tests: [
      'packages/web/src/session/{link-form,session-cookies,session-pages,session-proxy,sign-in-code-proxy}.test.ts',
    ],
  },
  'session/browser': {
    files: ['packages/core/src/session/*.rules.ts'],
    tests: ['packages/core/src/session/*.test.ts'],
  },
  'session/calls': {
    files: [
      'packages/api/src/customer/account/{authenticate,authenticate-booking,authenticate-code,check-current-password,check-new-password,customer-status,in-equal-time,reset-password,send-sign-in-code,sign-in-code}.ts',
      'packages/api/src/customer/account-sessions/account-sessions.ts',
      'packages/api/src/customer/one-time-code/*.ts',
      'packages/api/src/customer/session/*.ts',
      'packages/api/src/platform/admission/{attempt-counter,attempt-limits,network}.ts',
      'packages/api/src/platform/session/*.ts',
    ],
    tests: [
      'packages/api/src/customer/account/*.test.ts',
      'packages/api/src/customer/account-sessions/*.test.ts',
      'packages/api/src/customer/agent/*.test.ts',
      'packages/api/src/customer/profile/profile.test.ts',
      'packages/api/src/customer/session/{device-of,session}.test.ts',
      'packages/api/src/customer/account/*.test.ts',
      'packages/api/src/platform/admission/network.test.ts',
    ],
  },
  'guards/pages': {
    files: [
      'packages/editions/src/{address-rights,legal-tags,route-row,routes}.ts',
      'packages/storefront/src/boot/guards/*.ts',
      'packages/storefront/src/boot/routing/resolve-request.ts',
      'packages/core/src/session/remembered-path.rules.ts',
    ],
    tests: [
      'packages/core/src/session/remembered-path.rules.test.ts',
      'packages/editions/src/*.test.ts',
      'packages/storefront/src/boot/guards/*.test.ts',
      'packages/storefront/src/boot/routing/{resolve-request,hostile-address}.test.ts',
      'packages/web/src/policy/document-policy.test.ts',
    ],
  },
  'guards/calls': {
    files: ['packages/api/src/booking/stored/{is-customer-booking,open-by-cart}.ts'],
    tests: [
      'packages/api/src/booking/stored/*.test.ts',
      'packages/api/src/customer/bookings/{list-bookings,portal,participants}.test.ts',
    ],
  },
} as const satisfies Readonly<Record<string, Patterns>>

export type PartName = keyof typeof parts
export const partNames = Object.keys(parts) as PartName[]

const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path)

/** The files that a part's patterns name in a checkout. A pattern that names none is an error. */
export function partOf(name: PartName, root: string): Part {
  const named = (patterns: readonly string[], wanted: (path: string) => boolean) =>
    patterns.flatMap((pattern) => {
      const paths = globSync(pattern, { cwd: root }).filter(wanted).toSorted()
      if (paths.length === 0) throw new Error(`${name}: no file is called ${pattern}`)
      return paths
    })
  const { files, tests } = parts[name]
  return {
    files: named(files, (path) => !isTest(path)),
    tests: [...new Set(named(tests, isTest))],
  }
}

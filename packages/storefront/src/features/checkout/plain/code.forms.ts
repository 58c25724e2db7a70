import type { Cart } from '@camping/contract/booking.schemas.ts'
import { applyDiscount, dropDiscount } from '@camping/contract/discount.endpoints.ts'
import type { Endpoint } from '@camping/contract/endpoint.ts'
import { applyVoucher, dropVoucher } from '@camping/contract/voucher.endpoints.ts'
import { discountProblem, missingCode, type DiscountProblem } from '@camping/core/api/discount-problem.ts'
import { problemOfTyped, voucherProblem, type VoucherProblem } from '@camping/core/api/voucher-problem.ts'
import { textOf, type PlainForm } from '../../../kit/plain/plain-form.ts'
import { typedIn } from './book.form.ts'

/** Why a code could not be used; the page has its words. */
export interface CodeProblems {
  readonly discount?: DiscountProblem
  readonly voucher?: VoucherProblem
}

type CodeCall = Endpoint<{ id: string; code: string }, Cart>

interface Code<Kind extends keyof CodeProblems> {
  readonly kind: Kind
  readonly apply: CodeCall
  /** What is wrong with a code as typed; null for one that only the server can judge. */
  readonly mistakeIn: (code: string) => NonNullable<CodeProblems[Kind]> | null
  readonly problemOf: (failed: unknown) => NonNullable<CodeProblems[Kind]>
}

/** A button that puts a typed code into the cart. The code itself is never shown again, everything else that was typed is. */
function applying<Kind extends keyof CodeProblems>({
  kind,
  apply,
  mistakeIn,
  problemOf,
}: Code<Kind>): PlainForm {
  return {
    routes: ['booking'],
    feature: 'checkout',
    receive: async ({ params, fields, call }) => {
      const values = typedIn(fields)
      const code = textOf(fields, `${kind}-code`)
      const answer = (problem: CodeProblems[Kind]) => ({ values, found: { [kind]: problem } })
      const mistake = mistakeIn(code)
      if (mistake) return answer(mistake)
      const { status, reply, problem } = await call(apply, { id: params['cartId'] ?? '', code })
      return reply ? { values } : answer(problemOf({ status, problem }))
    },
  }
}

const dropping = (drop: Endpoint<{ id: string }, Cart>): PlainForm => ({
  routes: ['booking'],
  feature: 'checkout',
  receive: async ({ params, fields, call }) => {
    await call(drop, { id: params['cartId'] ?? '' })
    // Where it failed, the page shows the code as before.
    return { values: typedIn(fields) }
  },
})

/** Buttons of the checkout for a discount code and a gift voucher. */
export const codeForms: Readonly<Record<string, PlainForm>> = {
  'apply-discount': applying({
    kind: 'discount',
    apply: applyDiscount,
    mistakeIn: (code) => (code === '' ? missingCode : null),
    problemOf: discountProblem,
  }),
  'drop-discount': dropping(dropDiscount),
  'apply-voucher': applying({
    kind: 'voucher',
    apply: applyVoucher,
    mistakeIn: problemOfTyped,
    problemOf: voucherProblem,
  }),
  'drop-voucher': dropping(dropVoucher),
}

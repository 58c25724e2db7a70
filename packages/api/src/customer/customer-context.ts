import type { PaymentsContext, PaymentRootContext } from '../payment/payment-context.ts'
import type { SignedIn } from '../platform/server/request-context.ts'

/** Whether a password appears in a leak elsewhere. */
export type IsBreachedPassword = (password: string) => Promise<boolean>

/** The context of the highest area, customers: everything that any handler may use. */
export interface CustomerContext extends PaymentsContext {
  /** Strict mode: calls of the login page do not reveal which addresses have an account (account-12). */
  readonly strictAccounts: boolean
  /** Checks the service of leaked passwords, where one is configured. */
  readonly isBreachedPassword: IsBreachedPassword
}

/** The context of a call by a signed-in customer, with the session. */
export type SignedInContext = SignedIn<CustomerContext>

/** The context of a call outside the base path. */
export type CustomerRootContext = PaymentRootContext

import { servingWith, type ServedEndpoint } from '../platform/server/serve.ts'
import type { CustomerContext, CustomerRootContext } from './customer-context.ts'

/** An endpoint of the customer area, and so of any area: those below have smaller contexts. */
export type CustomerEndpoint = ServedEndpoint<CustomerContext> | ServedEndpoint<CustomerRootContext>

export const {
  serve,
  serveFile,
  serveNothing,
  serveSession,
  serveSignedIn,
  serveSignedInFile,
  serveForOperator,
} = servingWith<CustomerContext, CustomerRootContext>()

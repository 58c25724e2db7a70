import { servingWith, type ServedEndpoint } from '../platform/server/serve.ts'
import type { PaymentsContext, PaymentRootContext } from './payment-context.ts'

export type PaymentEndpoint = ServedEndpoint<PaymentsContext> | ServedEndpoint<PaymentRootContext>

export const { serve, serveFile, serveForOperator, serveForDesk } = servingWith<
  PaymentsContext,
  PaymentRootContext
>()

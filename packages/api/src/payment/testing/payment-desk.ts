import { shippedBrands } from '../../platform/config/brand-access.ts'
import type { LogStream } from '../../platform/server/log-options.ts'
import { type DatabaseKind, openDesk } from '../../booking/testing/booking-desk.ts'
import * as world from '../../booking/testing/booking-world.ts'
import { paymentOperatorRoutes } from '../refunds/payment-operator.routes.ts'
import { saleOperatorRoutes } from '../withdrawal/sale-operator.routes.ts'
import { purchaseRoutes } from '../purchase/purchase.routes.ts'
import { paymentRoutes } from '../order/payment.routes.ts'
import { readPaymentAccounts } from '../accounts/read-payment-accounts.ts'
import { createFakeBank } from './fake-bank.ts'
import { paymentEnvironment } from './payment-environment.ts'
import { paymentSteps } from './payment-steps.ts'
import { reconcileAll } from './reconcile-all.ts'

/** The API with booking and payment on a database of its own, and both providers in memory. */
export async function openPaymentDesk(
  kind: DatabaseKind,
  changes: Readonly<Record<string, string>> = {},
  stream?: LogStream,
) {
  const bank = createFakeBank()
  const payments = readPaymentAccounts(
    { ...paymentEnvironment, ...changes },
    { brands: shippedBrands, production: false, fetch: bank.fetch },
  )
  const desk = await openDesk(
    kind,
    [...paymentRoutes, ...purchaseRoutes, ...saleOperatorRoutes, ...paymentOperatorRoutes],
    {
      payments,
      ...(stream && { log: stream }),
    },
  )
  const { db, app } = desk
  const log = { warn() {}, error() {}, info() {} }
  const context = { db, payments, log }
  return {
    ...desk,
    bank,
    context,
    ...paymentSteps({ ...desk, bank }),
    /** A request of ePay, Saferpay or a redirected browser to the host. */
    get: (path: string) =>
      app.inject({ method: 'GET', url: `/api/payment/${path}`, remoteAddress: '192.0.2.7' }),
    reconcile: () => reconcileAll(context, new Date(`${world.today}T10:00:00Z`)),
  }
}

export type PaymentDesk = Awaited<ReturnType<typeof openPaymentDesk>>

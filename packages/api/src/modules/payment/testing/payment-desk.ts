import { shippedBrands } from '../../../config/api-config.ts'
import { type DatabaseKind, openDesk } from '../../booking/testing/booking-desk.ts'
import * as world from '../../booking/testing/booking-world.ts'
import { paymentOperatorRoutes } from '../payment-operator.routes.ts'
import { paymentRoutes } from '../payment.routes.ts'
import { readPaymentAccounts } from '../read-payment-accounts.ts'
import { createFakeBank } from './fake-bank.ts'
import { paymentEnvironment } from './payment-environment.ts'
import { paymentSteps } from './payment-steps.ts'
import { reconcileAll } from './reconcile-all.ts'

/** The API with booking and payment on a database of its own, and both providers in memory. */
export async function openPaymentDesk(kind: DatabaseKind, changes: Readonly<Record<string, string>> = {}) {
  const bank = createFakeBank()
  const payments = readPaymentAccounts(
    { ...paymentEnvironment, ...changes },
    { brands: shippedBrands, production: false, fetch: bank.fetch },
  )
  const desk = await openDesk(kind, [...paymentRoutes, ...paymentOperatorRoutes], { payments })
  const { db, app } = desk
  const log = { warn() {}, error() {}, info() {} }
  const context = { db, payments, log }
  return {
    ...desk,
    bank,
    context,
    ...paymentSteps({ ...desk, bank }),
    /** What ePay or Saferpay, or a browser they send back, asks of the host. */
    get: (path: string) =>
      app.inject({ method: 'GET', url: `/api/payment/${path}`, remoteAddress: '192.0.2.7' }),
    reconcile: () => reconcileAll(context, new Date(`${world.today}T10:00:00Z`)),
  }
}

export type PaymentDesk = Awaited<ReturnType<typeof openPaymentDesk>>

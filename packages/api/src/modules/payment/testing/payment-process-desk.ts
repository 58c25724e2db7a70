import { operatorToken } from '../../booking/testing/booking-desk.ts'
import { type AskedRequest, type DeskProcess, openProcessDesk } from '../../booking/testing/process-desk.ts'
import { createFakeBank } from './fake-bank.ts'
import { paymentEnvironment } from './payment-environment.ts'
import { paymentSteps } from './payment-steps.ts'
import { bankAddresses, serveBank } from './serve-bank.ts'

/** Where the process of the API finds what it needs, when not directly; and what its clock is wrong by. */
export interface Detours {
  readonly databaseUrl?: string
  readonly bankPort?: number
  readonly clockHours?: number
}

/**
 * The API in a process of its own on PostgreSQL, the bank in the process of the test. One process lives at a time; `restart` brings the
 * next one.
 */
export async function openPaymentProcessDesk() {
  const desk = await openProcessDesk()
  const bank = createFakeBank()
  const door = await serveBank(bank)
  let living: DeskProcess | undefined
  let detours: Detours = {}

  const present = (): DeskProcess => {
    if (!living) throw new Error('No process was started')
    return living
  }
  const ask = <Body>(request: AskedRequest) => present().ask<Body>(request)
  async function restart(changes?: Detours): Promise<DeskProcess> {
    detours = changes ?? detours
    const { databaseUrl, bankPort = door.port, clockHours } = detours
    living = await desk.start({
      ...(databaseUrl && { databaseUrl }),
      clockHours,
      operatorToken,
      payments: { ...paymentEnvironment, ...bankAddresses(bankPort) },
    })
    return living
  }

  return {
    db: desk.db,
    databaseUrl: desk.databaseUrl,
    bank,
    door,
    restart,
    present,
    ask,
    ...paymentSteps({
      db: desk.db,
      bank,
      call: (method, path, { body, edition = 'alder/nl' } = {}) =>
        ask({ method, path: `/api/twenty/v2/${edition}/${path}`, body }),
    }),
    /** What ePay or Saferpay, or a browser they send back, asks of the host. */
    get: (path: string) => ask<string>({ method: 'GET', path: `/api/payment/${path}` }),
    runRefund: (taskId: number) =>
      ask<{ outcome: string }>({
        method: 'POST',
        path: `/api/operator/refunds/${taskId}/run`,
        body: {},
        headers: { authorization: `Bearer ${operatorToken}` },
      }),
    reconcile: () => present().reconcile(),
    async stop() {
      await living?.stop()
      living = undefined
    },
    async close() {
      await desk.close()
      await door.close()
    },
  }
}

export type PaymentProcessDesk = Awaited<ReturnType<typeof openPaymentProcessDesk>>

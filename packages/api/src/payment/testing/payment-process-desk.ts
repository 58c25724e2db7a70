import { expect } from 'vitest'
import type { FailPoint } from '../../booking/testing/fail-point.ts'
import { operatorToken } from '../../booking/testing/booking-desk.ts'
import { type ApiRequest, type DeskProcess, openProcessDesk } from '../../booking/testing/process-desk.ts'
import { createFakeBank } from './fake-bank.ts'
import { paymentEnvironment } from './payment-environment.ts'
import { paymentSteps } from './payment-steps.ts'
import { bankAddresses, serveBank } from './serve-bank.ts'

/** How the API's process reaches its database and bank, when not directly, and its clock error. */
export interface Detours {
  readonly databaseUrl?: string
  readonly bankPort?: number
  readonly clockHours?: number
}

/**
 * The API in a process of its own on PostgreSQL; the bank runs in the test's process. One API process lives at a
 * time; `restart` starts the next one.
 */
export async function openPaymentProcessDesk() {
  const desk = await openProcessDesk()
  const bank = createFakeBank()
  const bankServer = await serveBank(bank)
  let living: DeskProcess | undefined
  let detours: Detours = {}

  const present = (): DeskProcess => {
    if (!living) throw new Error('No process was started')
    return living
  }
  const request = <Body>(request: ApiRequest) => present().request<Body>(request)
  async function restart(changes?: Detours): Promise<DeskProcess> {
    detours = changes ?? detours
    const { databaseUrl, bankPort = bankServer.port, clockHours } = detours
    living = await desk.start({
      ...(databaseUrl && { databaseUrl }),
      clockHours,
      operatorToken,
      payments: { ...paymentEnvironment, ...bankAddresses(bankPort) },
    })
    return living
  }

  /** Runs work that ends with the death of a process. Afterwards a new process runs, and no invariant is broken. */
  async function dieIn(process: DeskProcess, work: () => Promise<unknown>): Promise<void> {
    await expect(work()).rejects.toThrow()
    expect(await process.ended).toBe('SIGKILL')
    expect(await steps.broken()).toEqual([])
    await restart()
  }
  const steps = paymentSteps({
    db: desk.db,
    bank,
    call: (method, path, { body, edition = 'alder/nl' } = {}) =>
      request({ method, path: `/api/twenty/v2/${edition}/${path}`, body }),
  })

  return {
    dieIn,
    /** The present process is killed at a point of the work. */
    async dieAt(point: FailPoint, work: () => Promise<unknown>): Promise<void> {
      await present().armFailPoint(point)
      await dieIn(present(), work)
    },
    db: desk.db,
    databaseUrl: desk.databaseUrl,
    bank,
    bankServer,
    restart,
    present,
    request,
    ...steps,
    /** A request of ePay, Saferpay or a redirected browser to the host. */
    get: (path: string) => request<string>({ method: 'GET', path: `/api/payment/${path}` }),
    runRefund: (taskId: number) =>
      request<{ outcome: string }>({
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
      await bankServer.close()
    },
  }
}

export type PaymentProcessDesk = Awaited<ReturnType<typeof openPaymentProcessDesk>>

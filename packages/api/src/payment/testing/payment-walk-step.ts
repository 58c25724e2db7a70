import type fc from 'fast-check'
import { expect } from 'vitest'
import type { FailPoint } from '../../booking/testing/fail-point.ts'
import { type PaymentModel, statusOf } from './payment-model.ts'
import type { PaymentProcessDesk } from './payment-process-desk.ts'

export type Step = fc.AsyncCommand<PaymentModel, PaymentProcessDesk>

/** Where the process dies during a step; undefined when it lives. */
export type Death = FailPoint | undefined

const nowhere: FailPoint = { statement: 0, moment: 'before' }

/** Every kind of step that was taken, by name and outcome, to check the walks' coverage. */
export const stepsTaken = new Set<string>()

interface Taken {
  readonly isReconciled?: boolean
  /** Appended to the name where a step has more than one outcome. */
  readonly end?: string
}

interface StepParts {
  readonly name: string
  /** Appended to the name. */
  readonly detail?: string
  readonly death?: Death
  run(model: PaymentModel, desk: PaymentProcessDesk): Promise<Taken | void>
  possible?(model: PaymentModel): boolean
}

/** Runs one step on model and desk, compares all bookings, and checks the invariants. */
export function step({ name, detail = '', death, run, possible = () => true }: StepParts): Step {
  return {
    check: possible,
    async run(model, desk) {
      const { isReconciled = false, end } = (await run(model, desk)) ?? {}
      stepsTaken.add([name, death && 'dying', end].filter(Boolean).join(' '))
      expect(await desk.broken(isReconciled)).toEqual([])
      for (const booking of model.bookings) {
        const { paid, paymentStatus } = await desk.money(booking)
        expect(paid).toBe(booking.paid)
        if (!booking.isCancelled) expect(paymentStatus).toBe(statusOf(booking))
        const tasks = await desk.refunds(booking)
        const open = tasks.filter(({ state }) => state !== 'done')
        expect(open.reduce((sum, { amount }) => sum + amount, 0)).toBe(booking.promised)
      }
    },
    toString: () => `${name}(${detail})${death ? `, after dying at ${JSON.stringify(death)}` : ''}`,
  }
}

/** Runs the request once with a process that dies at or before the point. The caller then repeats it. */
export async function firstDying(
  desk: PaymentProcessDesk,
  death: Death,
  work: () => Promise<unknown>,
): Promise<void> {
  if (!death) return
  const process = desk.present()
  await process.armFailPoint(death)
  const answered = await work()
    .then(() => process.armFailPoint(nowhere))
    .then(
      () => true,
      () => false,
    )
  if (!answered) {
    expect(await process.ended).toBe('SIGKILL')
    expect(await desk.broken()).toEqual([])
    await desk.restart()
  }
  // The claims of the dead process have expired.
  await desk.pass(2)
}

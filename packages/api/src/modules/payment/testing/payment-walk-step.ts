import type fc from 'fast-check'
import { expect } from 'vitest'
import type { FailPoint } from '../../booking/testing/fail-point.ts'
import { type PaymentModel, statusOf } from './payment-model.ts'
import type { PaymentProcessDesk } from './payment-process-desk.ts'

export type Step = fc.AsyncCommand<PaymentModel, PaymentProcessDesk>

/** Where the process dies before a step is taken to its end; undefined: it lives. */
export type Death = FailPoint | undefined

const nowhere: FailPoint = { statement: 0, moment: 'before' }

/** How often each step was taken, to see that the walks go everywhere. */
export const stepsTaken = new Map<string, number>()

type Taken = { isReconciled: boolean } | void

interface StepParts {
  readonly name: string
  /** Said behind the name. */
  readonly detail?: string
  readonly death?: Death
  run(model: PaymentModel, desk: PaymentProcessDesk): Promise<Taken>
  possible?(model: PaymentModel): boolean
}

/** One step: does something to both, compares all bookings, and asks for the invariants. */
export function step({ name, detail = '', death, run, possible = () => true }: StepParts): Step {
  return {
    check: possible,
    async run(model, desk) {
      const counted = death ? `${name} dying` : name
      stepsTaken.set(counted, (stepsTaken.get(counted) ?? 0) + 1)
      const isReconciled = (await run(model, desk))?.isReconciled ?? false
      expect(await desk.broken(isReconciled)).toEqual([])
      for (const booking of model.bookings) {
        const { paid, paymentStatus } = await desk.money(booking)
        expect(paid).toBe(booking.paid)
        if (!booking.isCancelled) expect(paymentStatus).toBe(statusOf(booking))
        const tasks = await desk.refunds(booking)
        expect(tasks.filter(({ state }) => state !== 'done').map(({ amount }) => amount)).toEqual(
          booking.promised,
        )
      }
    },
    toString: () => `${name}(${detail})${death ? `, after dying at ${JSON.stringify(death)}` : ''}`,
  }
}

/** Does it once with a process that dies at the point, or before it. What comes next is the repeat. */
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
  // What the dead one had in hand is free again.
  await desk.pass(2)
}

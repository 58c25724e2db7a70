import fc from 'fast-check'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { longRaces, postgresMissing } from '../booking/testing/process-desk.ts'
import { openPaymentProcessDesk, type PaymentProcessDesk } from './testing/payment-process-desk.ts'
import { freshPayments, paymentWalkSteps } from './testing/payment-walk-commands.ts'
import { stepsTaken } from './testing/payment-walk-step.ts'

const walks = Number(process.env['PAYMENT_WALKS'] ?? (longRaces ? 100 : 3))
/** The same walks every time, unless there is time for others. */
const seed = Number(process.env['PAYMENT_WALK_SEED'] ?? (longRaces ? Date.now() % 2 ** 31 : 21))

describe.skipIf(postgresMissing)('random walks through payments on PostgreSQL', () => {
  let desk: PaymentProcessDesk
  beforeAll(async () => {
    desk = await openPaymentProcessDesk()
  })
  afterAll(() => desk?.close())

  test(`${walks} walks (seed ${seed}): every sum is the model's, and every invariant holds after every step`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(paymentWalkSteps, { maxCommands: 50, size: 'max' }), async (steps) => {
        const start = await freshPayments(desk)
        await fc.asyncModelRun(() => start, steps)
      }),
      { numRuns: walks, seed, endOnFailure: true },
    )
    const steps = [...stepsTaken].map(([name, count]) => `${name} × ${count}`)
    process.stdout.write(`${walks} walks, seed ${seed}: ${steps.toSorted().join(', ')}\n`)
  }, 900_000)
})

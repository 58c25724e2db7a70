import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { longRaces, postgresMissing } from '../../booking/testing/process-desk.ts'
import { openPaymentProcessDesk, type PaymentProcessDesk } from '../testing/payment-process-desk.ts'
import { freshPayments, paymentWalkSteps } from '../testing/payment-walk-commands.ts'
import { stepsTaken } from '../testing/payment-walk-step.ts'

const { PAYMENT_WALKS, PAYMENT_WALK_SEED } = process.env
/** The same walks in every run, unless there is time for others. */
const isUsual = !longRaces && PAYMENT_WALKS === undefined && PAYMENT_WALK_SEED === undefined
const walks = Number(PAYMENT_WALKS ?? (longRaces ? 100 : 3))
const seed = Number(PAYMENT_WALK_SEED ?? (longRaces ? Date.now() % 2 ** 31 : 1255))

/**
 * The kinds of steps that the usual walks cover. Their seed was chosen for coverage; three walks with another
 * seed cover less. A step depends only on the steps before it. How far a process came before its death does not,
 * so this list leaves that out.
 */
const kinds = [
  'accept',
  'book',
  'callback×1',
  'callback×2',
  'callback×3',
  'callback×4',
  'callback×4 dying',
  'cancel',
  'cancel again',
  'order',
  'order again',
  'order dying',
  'order not-payable',
  'pay',
  'refund',
  'refund dying',
  'tick',
  'tick dying',
]

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
    if (isUsual) expect([...stepsTaken].toSorted()).toEqual(kinds)
  }, 900_000)
})

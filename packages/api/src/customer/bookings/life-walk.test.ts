import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPost } from '../../booking/documents/testing/open-post.ts'
import { postgresMissing } from '../../booking/testing/process-desk.ts'
import { startOfWalk } from './testing/walk/walk-calendar.ts'
import { compareAll, comparePage } from './testing/walk/walk-compare.ts'
import { freshWalk, openWalkDesk, type WalkDesk } from './testing/walk/walk-desk.ts'
import { refundAll } from './testing/walk/walk-endings.ts'
import { stepsWalked } from './testing/walk/walk-step.ts'
import { lifeSteps, usualSteps } from './testing/walk/walk-steps.ts'

const { LIFE_WALKS, LIFE_WALK_SEED } = process.env
/** The same few walks in every run, unless others are asked for (`npm run lives -- --walks=1000`). */
const isUsual = LIFE_WALKS === undefined
const walks = Number(LIFE_WALKS ?? 6)
const seed = Number(LIFE_WALK_SEED ?? (isUsual ? 8 : Date.now() % 2 ** 31))
const servers = isUsual ? 1 : 3

/** What the usual walks come by, among other things: their seed was chosen for it. A walk that misses one would not notice its change. */
const usualEnds = [
  'cancel: by the guest',
  'cancel: with a rest to pay',
  'change: changes-not-allowed',
  'change: held',
  'change: made',
  'change: made, some goes back',
  'extras: to be paid first: paid',
  'order: confirmed with a code with a voucher',
  'order: left in the cart',
  'order: requested',
  'order: taken',
  'pay a held change: notice lost',
  'pay with a voucher: beside a card',
  'pay: a rate paid',
  'refunds: paid out',
  'time goes by: 3 days',
  'time goes by: 40 minutes',
]

describe.skipIf(postgresMissing)('random walks through whole lives of bookings', () => {
  let desk: WalkDesk
  let mailed = 0
  beforeAll(async () => {
    desk = await openWalkDesk(servers)
  })
  afterAll(() => desk?.close())

  test(`${walks} walks over ${servers} servers (seed ${seed}): every booking is the model's after every step`, async () => {
    const began = Date.now()
    let walked = 0
    await fc.assert(
      fc.asyncProperty(
        fc.commands(isUsual ? usualSteps : lifeSteps, { maxCommands: isUsual ? 40 : 80, size: 'max' }),
        async (steps) => {
          const start = await freshWalk(desk, startOfWalk)
          await fc.asyncModelRun(() => start, steps)
          await endWalk(start.model)
          walked += 1
          if (!isUsual && walked % 20 === 0)
            process.stdout.write(`${walked} walks, ${Math.round((Date.now() - began) / 1000)} s\n`)
        },
      ),
      { numRuns: walks, seed, endOnFailure: false },
    )
    if (isUsual) expect([...stepsWalked.keys()]).toEqual(expect.arrayContaining(usualEnds))
    else
      for (const [step, times] of [...stepsWalked].toSorted(([a], [b]) => a.localeCompare(b)))
        process.stdout.write(`${step}: ${times}\n`)
  }, 14_400_000)

  /** What is lost is found, what goes back has gone, every invariant holds, and, in one walk of ten, every mail can be written. */
  async function endWalk(model: Parameters<typeof compareAll>[0]): Promise<void> {
    await refundAll({ model, desk })
    await compareAll(model, desk)
    for (const booking of model.bookings) await comparePage(desk, booking, model)
    expect(await desk.broken()).toEqual([])
    mailed += 1
    if (mailed % 10 === 1) await openPost(desk.db).deliver()
  }
})

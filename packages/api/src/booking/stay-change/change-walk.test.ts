import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds, openDesk } from '../testing/booking-desk.ts'
import { changeOutcomes, changeSteps } from '../testing/change-commands.ts'
import { longRaces } from '../testing/process-desk.ts'
import { freshStart, type WalkedDesk, walkSteps } from '../testing/walk-commands.ts'

const walks = longRaces ? 200 : 2

describe.each(databaseKinds.slice(0, 1))('random walks with changes of booked stays on %s', (kind) => {
  let desk: WalkedDesk & { close(): Promise<unknown> }
  beforeAll(async () => {
    const opened = await openDesk(kind)
    desk = {
      db: opened.db,
      call: (method, path, body) => opened.call(method, path, body ? { body } : {}),
      close: opened.close,
    }
  })
  afterAll(() => desk?.close())

  test(`${walks} walks: units as in the model, and every invariant after every step`, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.commands([...walkSteps, ...changeSteps], { maxCommands: longRaces ? 120 : 60, size: 'max' }),
        async (steps) => {
          const start = await freshStart(desk)
          await fc.asyncModelRun(() => start, steps)
        },
      ),
      // The same walks in every run, unless there is time for others.
      { numRuns: walks, ...(longRaces ? {} : { seed: 3 }), endOnFailure: true },
    )
    // A few short walks cannot come by everything.
    for (const outcome of longRaces
      ? ['moved', 'held', 'people', 'breakfasts', 'no-longer-available']
      : ['held'])
      expect([...changeOutcomes]).toContain(outcome)
  }, 900_000)
})

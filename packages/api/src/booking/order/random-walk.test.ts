import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDesk } from '../testing/booking-desk.ts'
import { longRaces, type Method, openProcessDesk, postgresMissing } from '../testing/process-desk.ts'
import { freshStart, type WalkedDesk, walkSteps } from '../testing/walk-commands.ts'

interface OpenedDesk extends WalkedDesk {
  close(): Promise<unknown>
}

async function embeddedDesk(): Promise<OpenedDesk> {
  const desk = await openDesk('pglite')
  return {
    db: desk.db,
    call: (method, path, body) => desk.call(method, path, body ? { body } : {}),
    close: desk.close,
  }
}

/** Each call goes to the next process. */
async function twoProcesses(): Promise<OpenedDesk> {
  const desk = await openProcessDesk()
  const processes = [await desk.start(), await desk.start()]
  let calls = 0
  return {
    db: desk.db,
    call(method, path, body) {
      calls += 1
      return processes[calls % processes.length]!.call(method, path, body)
    },
    close: desk.close,
  }
}

/** Every outcome of a step; walks that miss one would not notice its change. */
const kinds = [
  'DELETE 200',
  'DELETE 409 already-booked',
  'GET 200',
  'POST 200',
  'POST 409 no-longer-available',
  'POST book 200',
  'POST book 409 no-longer-available',
  'POST book 409 price-changed',
  'POST book 422 idempotency-key-reused',
  'POST extend 200',
  'POST extend 409 not-extendable',
  'PUT 200',
  'PUT 409 already-booked',
]

/**
 * Seeds whose few walks cover all outcomes. Steps run one after the other, so a seed always yields the same
 * answers.
 */
const desks = [
  { name: 'the embedded database', open: embeddedDesk, missing: false, walks: longRaces ? 40 : 6, seed: 2 },
  {
    name: 'two processes on PostgreSQL',
    open: twoProcesses,
    missing: postgresMissing,
    walks: longRaces ? 300 : 14,
    seed: 14,
  },
]

for (const { name, open, missing, walks, seed } of desks) {
  describe.skipIf(missing)(`random walks on ${name}`, () => {
    let desk: OpenedDesk
    beforeAll(async () => {
      desk = await open()
    })
    afterAll(() => desk?.close())

    const answers = new Set<string>()
    const counting = (): WalkedDesk => ({
      db: desk.db,
      async call<Body>(method: Method, path: string, body?: object) {
        const answer = await desk.call<Body>(method, path, body)
        const [, , action = ''] = path.split('/')
        const problem = answer.status === 200 ? '' : answer.body.type
        answers.add([method, action, answer.status, problem].filter(Boolean).join(' '))
        return answer
      },
    })

    test(`${walks} walks: every kind of answer, each the model's, and every invariant holds after every step`, async () => {
      await fc.assert(
        fc.asyncProperty(fc.commands(walkSteps, { maxCommands: 100, size: 'max' }), async (steps) => {
          const start = await freshStart(counting())
          await fc.asyncModelRun(() => start, steps)
        }),
        // The same walks in every run, unless there is time for others.
        { numRuns: walks, ...(longRaces ? {} : { seed }), endOnFailure: false },
      )
      expect([...answers].toSorted()).toEqual(kinds)
    }, 900_000)
  })
}

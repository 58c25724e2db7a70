import fc from 'fast-check'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { openDesk } from './testing/booking-desk.ts'
import { longRaces, type Method, openProcessDesk, postgresMissing } from './testing/process-desk.ts'
import { freshStart, type WalkedDesk, walkSteps } from './testing/walk-commands.ts'

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

/** Every call is answered by the next process. */
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

const desks = [
  { name: 'the embedded database', open: embeddedDesk, missing: false, walks: longRaces ? 40 : 6 },
  {
    name: 'two processes on PostgreSQL',
    open: twoProcesses,
    missing: postgresMissing,
    walks: longRaces ? 300 : 14,
  },
]

for (const { name, open, missing, walks } of desks) {
  describe.skipIf(missing)(`random walks on ${name}`, () => {
    let desk: OpenedDesk
    beforeAll(async () => {
      desk = await open()
    })
    afterAll(() => desk?.close())

    /** How often each answer was given, to see that the walks go everywhere. */
    const answers = new Map<string, number>()
    const counting = (): WalkedDesk => ({
      db: desk.db,
      async call<Body>(method: Method, path: string, body?: object) {
        const answer = await desk.call<Body>(method, path, body)
        const [, , action = ''] = path.split('/')
        const what = `${method} ${action} ${answer.status} ${answer.status === 200 ? '' : answer.body.type}`
        answers.set(what, (answers.get(what) ?? 0) + 1)
        return answer
      },
    })

    test(`${walks} walks: every answer is the model's, and every invariant holds after every step`, async () => {
      await fc.assert(
        fc.asyncProperty(fc.commands(walkSteps, { maxCommands: 100, size: 'max' }), async (steps) => {
          const start = await freshStart(counting())
          await fc.asyncModelRun(() => start, steps)
        }),
        // The same walks every time, unless there is time for others.
        { numRuns: walks, ...(longRaces ? {} : { seed: walks }), endOnFailure: false },
      )
      const given = [...answers].map(([what, count]) => `${what.replaceAll(/ +/g, ' ').trim()} × ${count}`)
      process.stdout.write(`${walks} walks on ${name}: ${given.toSorted().join(', ')}\n`)
    }, 900_000)
  })
}

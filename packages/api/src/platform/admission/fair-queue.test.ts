import { afterEach, expect, test, vi } from 'vitest'
import { fairQueue, TooBusyError, type FairQueueOptions } from './fair-queue.ts'

const usual: FairQueueOptions = { concurrent: 2, waitingPerNetwork: 100, waiting: 1000, maxWaitMs: 3_600_000 }
/** Refusals of jobs whose end no test awaits; there must be none. */
const refusals: unknown[] = []
afterEach(() => {
  vi.useRealTimers()
  expect(refusals.splice(0)).toEqual([])
})

/** Two turns of the event loop: the first passes the place on. */
const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

/** A queue that records the order in which jobs begin, and jobs that end on request. */
function observed(options: Partial<FairQueueOptions> = {}) {
  const queue = fairQueue({ ...usual, ...options })
  const begun: string[] = []
  const finish = new Map<string, () => void>()
  const ask = (network: string, name = network) =>
    queue(network, () => {
      begun.push(name)
      return new Promise<string>((resolve) => finish.set(name, () => resolve(name)))
    })
  /** Queues a job whose end the test does not await. */
  const stand = (network: string, name?: string): void => {
    ask(network, name).catch((error: unknown) => refusals.push(error))
  }
  const end = async (name: string) => {
    finish.get(name)?.()
    await settled()
  }
  return { queue, ask, stand, begun, end }
}

test('never more at once than allowed, and everything accepted is done', async () => {
  const queue = fairQueue({ ...usual, concurrent: 3 })
  let running = 0
  let most = 0
  const job = async () => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    return 'done'
  }
  const results = await Promise.all(
    Array.from({ length: 60 }, (_, index) => queue(`192.0.2.${index % 5}`, job)),
  )
  expect(results).toEqual(Array(60).fill('done'))
  expect(most).toBe(3)
})

test('one network leaves a place free, and the next network begins at once', async () => {
  const { stand, begun } = observed({ concurrent: 3 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) stand('a', name)
  await settled()
  expect(begun).toEqual(['a1', 'a2'])
  stand('b', 'b1')
  await settled()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
})

test('networks take turns, however many jobs one of them queues', async () => {
  const { stand, begun, end } = observed()
  for (let index = 1; index <= 50; index += 1) stand('flood', `f${index}`)
  for (const name of ['b1', 'b2']) stand('b', name)
  for (const name of ['c1', 'c2']) stand('c', name)
  await settled()
  for (const name of ['f1', 'b1', 'f2', 'b2', 'c1', 'f3']) await end(name)
  expect(begun.slice(0, 8)).toEqual(['f1', 'b1', 'f2', 'b2', 'c1', 'f3', 'c2', 'f4'])
})

test('one more than may wait of a network is refused at once, and only of that network', async () => {
  const { ask, stand, begun, end } = observed({ waitingPerNetwork: 1 })
  stand('a', 'a1')
  const second = ask('a', 'a2')
  await expect(ask('a', 'a3')).rejects.toBeInstanceOf(TooBusyError)
  stand('b', 'b1')
  await settled()
  expect(begun).toEqual(['a1', 'b1'])
  await end('a1')
  await end('a2')
  expect(await second).toBe('a2')
})

test('when all places to wait are taken, the longest line gives way to a newcomer', async () => {
  const { ask, stand, begun, end } = observed({ concurrent: 1, waiting: 3 })
  stand('a', 'a1')
  stand('a', 'a2')
  stand('a', 'a3')
  const last = ask('a', 'a4')
  const newcomer = ask('b', 'b1')
  await expect(last).rejects.toBeInstanceOf(TooBusyError)
  await expect(ask('a', 'a5')).rejects.toBeInstanceOf(TooBusyError)
  await end('a1')
  await end('a2')
  await end('b1')
  expect(await newcomer).toBe('b1')
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('a job that waited too long is refused and never runs', async () => {
  vi.useFakeTimers()
  const { ask, stand, begun, end } = observed({ concurrent: 1, maxWaitMs: 1000 })
  stand('a', 'a1')
  const refused = expect(ask('a', 'late')).rejects.toBeInstanceOf(TooBusyError)
  await vi.advanceTimersByTimeAsync(1001)
  await refused
  vi.useRealTimers()
  await end('a1')
  stand('a', 'a2')
  await settled()
  expect(begun).toEqual(['a1', 'a2'])
})

test('a failing job gives its place back', async () => {
  const { queue } = observed({ concurrent: 1 })
  await expect(queue('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue('a', async () => 'fine')).toBe('fine')
})

test('a failure of `before` does not stop the job', async () => {
  const { ask, stand, end } = observed({ concurrent: 1, before: () => Promise.reject(new Error('broken')) })
  stand('a', 'a1')
  const second = ask('a', 'a2')
  await settled()
  await end('a1')
  await end('a2')
  expect(await second).toBe('a2')
})

test('what goes before a job knows how many of the same network still wait', async () => {
  const waiting: number[] = []
  const { stand, end } = observed({ concurrent: 1, before: async (count) => void waiting.push(count) })
  for (const name of ['a1', 'a2', 'a3']) stand('a', name)
  stand('b')
  await settled()
  for (const name of ['a1', 'a2', 'b', 'a3']) await end(name)
  expect(waiting).toEqual([1, 0, 0])
})

test('a separate limit per network', async () => {
  const { stand, begun, end } = observed({ concurrent: Infinity, concurrentPerNetwork: 1 })
  for (const name of ['a1', 'a2']) stand('a', name)
  for (const name of ['b1', 'c1']) stand(name.charAt(0), name)
  await settled()
  expect(begun).toEqual(['a1', 'b1', 'c1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2'])
})

test('nothing is remembered of networks that are through', async () => {
  const { queue } = observed({ concurrent: 1, waiting: 1 })
  for (let index = 0; index < 200; index += 1) await queue(`192.0.2.${index}`, async () => index)
  expect(await queue('198.51.100.1', async () => 'still')).toBe('still')
})

import { openTestApi, type TestApi } from '@camping/api/testing/open-test-api.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentedOperations } from './document-of-api.ts'
import type { Operation } from './api-document.ts'
import { judgeAnswer, newTally, tallyLines } from './judge-answers.ts'
import { openWorld, type OpenedWorld, type Send } from './open-world.ts'
import { randomCall } from './random-call.ts'
import { seededRandom } from './seeded-random.ts'

const calls = 2_000
/** A fixed seed, so that results are stable; FUZZ_SEED and `npm run fuzz` explore further. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122)

let api: TestApi
let world: OpenedWorld
let operations: Operation[]

/** Inject requires a valid address, so it gets the visitor's. */
const send: Send = async ({ method, path, headers, body }) => {
  const { 'x-forwarded-for': remoteAddress = '127.0.0.1', ...others } = headers
  const answer = await api.app.inject({
    method: method as 'GET',
    url: path,
    headers: others,
    remoteAddress,
    ...(body === undefined ? {} : { payload: body }),
  })
  return { status: answer.statusCode, body: answer.body }
}

beforeAll(async () => {
  api = await openTestApi(undefined)
  operations = await documentedOperations()
  world = await openWorld(api.database.db, send, 3)
})
afterAll(() => api?.close())

describe(`${calls} odd calls from the API's own document, seed ${seed}`, () => {
  test('none is answered with 5xx, no answer reveals internals, and each call is reached', async () => {
    const random = seededRandom(seed)
    const tally = newTally()
    for (let count = 0; count < calls; count += 1) {
      const call = randomCall(operations, world, random)
      const { status, body } = await send(call)
      judgeAnswer(tally, { call, status, body, retryAfter: false, milliseconds: 0 })
    }
    expect(tally.faults.slice(0, 5), tallyLines(tally).join('\n')).toEqual([])
    // A run that the rate limit refuses would prove nothing.
    expect(tally.statuses.get(200) ?? 0, tallyLines(tally).join('\n')).toBeGreaterThan(calls / 20)
    expect(tally.statuses.get(400) ?? 0).toBeGreaterThan(calls / 5)
  })
})

test('the same seed makes the same calls', () => {
  const made = (from: number) => {
    const random = seededRandom(from)
    return Array.from({ length: 50 }, () => randomCall(operations, world, random))
  }
  expect(made(7)).toEqual(made(7))
  expect(made(7)).not.toEqual(made(8))
})

describe('the judge', () => {
  const call = { method: 'GET', path: '/', headers: {} }
  const fine = { call, status: 200, body: '{}', retryAfter: false, milliseconds: 5 }
  test.each([
    ['a server’s error', { status: 500 }, 1],
    ['a bad gateway', { status: 502 }, 1],
    ['503 without a time to come back', { status: 503 }, 1],
    ['503 of admission', { status: 503, retryAfter: true }, 0],
    ['a stack', { body: 'at send (/srv/app/reply.js:7:1)' }, 1],
    ['a late answer', { milliseconds: 2_001 }, 1],
    ['a refusal', { status: 400, body: '{"type":"validation"}' }, 0],
  ])('%s', (_, change, faults) => {
    const tally = newTally()
    judgeAnswer(tally, { ...fine, ...change }, 2_000)
    expect(tally.faults).toHaveLength(faults)
  })
})

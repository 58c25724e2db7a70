import { randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSharedLimits, type SharedLimits } from './limits-in-redis.ts'
import { type Desk, openDesk } from '../../booking/testing/booking-desk.ts'
import { countAttempt, forgetAttempts, type AttemptLimit } from './attempt-limits.ts'
import { redisAnswers, testSharedLimits } from './testing/test-redis.ts'

const limits: AttemptLimit[] = [{ by: 'email-in-network', max: 3, seconds: 60 }]
const attemptOf = (email: string) => ({
  action: 'test',
  brand: 'alder',
  siteCode: 'nl',
  clientAddress: '192.0.2.1',
  email,
})
/** A name that no other run counts. */
const somebody = () => `${randomBytes(8).toString('hex')}@example.org`

let desk: Desk
beforeAll(async () => {
  desk = await openDesk('pglite')
})
afterAll(() => desk?.close())

const tries = async (count: number, attempt: Parameters<typeof countAttempt>[1]) => {
  const outcomes: (number | string)[] = []
  for (let i = 0; i < count; i += 1)
    outcomes.push(
      await countAttempt(desk.db, attempt, limits).then(
        () => 'counted',
        (error: { init?: { status: number } }) => error.init?.status ?? 0,
      ),
    )
  return outcomes
}

describe.skipIf(!redisAnswers)('limits that several servers count together in Redis', () => {
  let servers: SharedLimits[] = []
  beforeAll(async () => {
    servers = await Promise.all([testSharedLimits(), testSharedLimits()])
  })
  afterAll(() => {
    for (const server of servers) server.close()
  })

  test('apply across servers, and restart after a success', async () => {
    const [one, other] = servers
    const email = somebody()
    expect(await tries(2, { ...attemptOf(email), sharedAttempts: one?.counter })).toEqual([
      'counted',
      'counted',
    ])
    expect(await tries(2, { ...attemptOf(email), sharedAttempts: other?.counter })).toEqual(['counted', 429])
    await forgetAttempts(desk.db, { ...attemptOf(email), sharedAttempts: other?.counter }, limits)
    expect(await tries(1, { ...attemptOf(email), sharedAttempts: one?.counter })).toEqual(['counted'])
    expect(await desk.db.selectFrom('attempts').selectAll().where('key', 'like', 'test:%').execute()).toEqual(
      [],
    )
  })

  test('what was proved right is taken back, never below nothing', async () => {
    const [one] = servers
    const attempt = { ...attemptOf(somebody()), clientAddress: somebody(), sharedAttempts: one?.counter }
    const wide: AttemptLimit[] = [{ by: 'network', max: 1, seconds: 60 }]
    for (let turn = 0; turn < 5; turn += 1) {
      await countAttempt(desk.db, attempt, wide)
      await forgetAttempts(desk.db, attempt, wide)
      await forgetAttempts(desk.db, attempt, wide)
    }
    await countAttempt(desk.db, attempt, wide)
    await expect(countAttempt(desk.db, attempt, wide)).rejects.toThrow('Too many attempts')
  })

  test('every key ends', async () => {
    const [one] = servers
    const key = somebody()
    await one?.counter.add(key, 60)
    const left = await one?.redis.ttl(`camping:attempts:${key}`)
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThanOrEqual(60)
  })
})

test('while Redis does not answer, the database counts', async () => {
  const server = createServer((socket) => socket.destroy()).listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const limit = openSharedLimits(`redis://127.0.0.1:${port}`, () => undefined)
  const outcomes = await tries(4, { ...attemptOf(somebody()), sharedAttempts: limit.counter })
  expect(outcomes).toEqual(['counted', 'counted', 'counted', 429])
  limit.close()
  server.close()
})

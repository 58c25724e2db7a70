import { randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSharedLimits, type SharedLimits } from '../../server/limits-in-redis.ts'
import { type Desk, openDesk } from '../booking/testing/booking-desk.ts'
import { countAttempt, forgetAttempts, type AttemptLimit } from './attempt-limits.ts'

const limits: AttemptLimit[] = [{ by: 'email', max: 3, seconds: 60 }]
const attemptOf = (email: string) => ({
  action: 'test',
  brand: 'alder',
  siteCode: 'nl',
  clientAddress: '192.0.2.1',
  email,
})
/** A name that no other run counts. */
const somebody = () => `${randomBytes(8).toString('hex')}@example.org`

const redisUrl = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379'
const answers = await new Promise<boolean>((resolve) => {
  const probe = openSharedLimits(redisUrl, () => undefined)
  const done = (is: boolean) => {
    probe.close()
    resolve(is)
  }
  probe.redis.once('ready', () => done(true))
  probe.redis.once('error', () => done(false))
})

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

describe.skipIf(!answers)('limits that several servers count together in Redis', () => {
  let servers: SharedLimits[] = []
  beforeAll(async () => {
    servers = [openSharedLimits(redisUrl, () => undefined), openSharedLimits(redisUrl, () => undefined)]
    await Promise.all(
      servers.map(({ redis }) => redis.ping().catch(() => new Promise((done) => redis.once('ready', done)))),
    )
  })
  afterAll(() => {
    for (const server of servers) server.close()
  })

  test('hold across servers, and begin anew for whoever proved right', async () => {
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

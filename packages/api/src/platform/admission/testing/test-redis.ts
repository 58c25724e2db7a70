import { openSharedLimits, type SharedLimits } from '../limits-in-redis.ts'

const redisUrl = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379'

/** For tests only: a connection to the machine's Redis. */
export async function testSharedLimits(): Promise<SharedLimits> {
  const limits = openSharedLimits(redisUrl, () => undefined)
  await limits.redis.ping().catch(() => new Promise((done) => limits.redis.once('ready', done)))
  return limits
}

/** Whether a Redis answers; its suites run only then. */
export const redisAnswers = await new Promise<boolean>((resolve) => {
  const probe = openSharedLimits(redisUrl, () => undefined)
  const done = (is: boolean) => {
    probe.close()
    resolve(is)
  }
  probe.redis.once('ready', () => done(true))
  probe.redis.once('error', () => done(false))
})

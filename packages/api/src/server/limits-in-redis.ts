import { Redis } from 'ioredis'
import type { AttemptCounter } from '../modules/account/attempt-counter.ts'

/** Limits that several servers count together. */
export interface SharedLimits {
  readonly counter: AttemptCounter
  /** For the limits of single calls. */
  readonly redis: Redis
  close(): void
}

/** Counts and starts the window in one step, so that no key stays without an end. */
const add = `local count = redis.call('incr', KEYS[1])
if count == 1 then redis.call('expire', KEYS[1], ARGV[1]) end
return { count, redis.call('ttl', KEYS[1]) }`

const prefix = 'camping:attempts:'

/**
 * Connects to Redis, and goes on trying for as long as the process lives. A call that Redis does not answer within a second
 * fails; who counts then has another way.
 */
export function openSharedLimits(url: string, onError: (error: unknown) => void): SharedLimits {
  const redis = new Redis(url, {
    commandTimeout: 1000,
    connectTimeout: 2000,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  })
  redis.on('error', onError)
  return {
    redis,
    counter: {
      async add(key, seconds) {
        const [count, left] = (await redis.eval(add, 1, prefix + key, seconds)) as [number, number]
        return { count, left: Math.max(left, 1) }
      },
      async forget(keys) {
        await redis.del(...keys.map((key) => prefix + key))
      },
    },
    close: () => redis.disconnect(),
  }
}

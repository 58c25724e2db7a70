import { Redis } from 'ioredis'
import type { AttemptCounter } from './attempt-counter.ts'

/** Limits shared by several servers. */
export interface SharedLimits {
  readonly counter: AttemptCounter
  /** For the rate limits of single calls. */
  readonly redis: Redis
  close(): void
}

/** Increments and starts the window in one step, so that every key expires. */
const add = `local count = redis.call('incr', KEYS[1])
if count == 1 then redis.call('expire', KEYS[1], ARGV[1]) end
return { count, redis.call('ttl', KEYS[1]) }`

/** Never below zero, and never creates a key, which would not expire. */
const takeBack = `local count = tonumber(redis.call('get', KEYS[1]))
if count and count > 0 then redis.call('decr', KEYS[1]) end`

const prefix = 'camping:attempts:'

/**
 * Connects to Redis and reconnects for the life of the process. A call fails after a second without an answer,
 * and its caller falls back.
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
      async takeBack(keys) {
        await Promise.all(keys.map((key) => redis.eval(takeBack, 1, prefix + key)))
      },
      async forget(keys) {
        await redis.del(...keys.map((key) => prefix + key))
      },
    },
    close: () => redis.disconnect(),
  }
}

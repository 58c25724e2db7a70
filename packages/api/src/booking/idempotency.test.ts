import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openMigrated } from '../platform/db/testing/open-migrated.ts'
import { once } from './idempotency.ts'

describe('work with a key', () => {
  let opened: Awaited<ReturnType<typeof openMigrated>>
  beforeAll(async () => {
    opened = await openMigrated(undefined)
  })
  afterAll(() => opened?.close())

  /** Runs the request under a key. The reply is the number of the run that made it. */
  let runs = 0
  const run = (key: string, request: unknown) =>
    opened.database.db.transaction().execute((transaction) =>
      once(transaction, { scope: 'test', key, request }, () => {
        runs += 1
        return Promise.resolve(runs)
      }),
    )

  test('is the same request with its members in another order, at any depth', async () => {
    const first = await run('order', { a: 1, b: { c: 2, d: [3, 4] } })
    expect(await run('order', { b: { d: [3, 4], c: 2 }, a: 1 })).toBe(first)
  })

  test.each([
    ['another value', { a: 2, b: [1, 2] }],
    ['a list in another order', { a: 1, b: [2, 1] }],
    ['one member less', { b: [1, 2] }],
  ])('F35: is another request with %s', async (name, other) => {
    await run(name, { a: 1, b: [1, 2] })
    await expect(run(name, other)).rejects.toMatchObject({
      init: { status: 422, type: 'idempotency-key-reused' },
    })
  })

  test('runs for each key, and again when it failed', async () => {
    const first = await run('one', { a: 1 })
    expect(await run('two', { a: 1 })).not.toBe(first)
    const fail = () => Promise.reject(new Error('refused'))
    const request = { scope: 'test', key: 'fails', request: { a: 1 } }
    await expect(
      opened.database.db.transaction().execute((transaction) => once(transaction, request, fail)),
    ).rejects.toThrow('refused')
    const again = await run('fails', { a: 1 })
    expect(again).toBe(runs)
  })
})

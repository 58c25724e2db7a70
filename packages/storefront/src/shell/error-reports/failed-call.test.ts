import { describe, expect, it } from 'vitest'
import { failedCall } from './failed-call.ts'

const rejected = (kind: 'Query' | 'Mutation', status: number, meta: object = {}) => ({
  type: `api/execute${kind}/rejected`,
  payload: { status, problem: { type: 'internal', title: 'Anna', detail: 'anna@example.org' } },
  meta: {
    rejectedWithValue: true,
    arg: { endpointName: 'bookCart', originalArgs: { name: 'Anna' } },
    ...meta,
  },
})

describe('a failed call', () => {
  it.each([
    ['Mutation', 500],
    ['Mutation', 503],
    ['Mutation', 400],
    ['Mutation', 0],
    ['Query', 500],
    ['Query', 400],
  ] as const)('%s with status %d is an error, by its names alone', (kind, status) => {
    const failed = failedCall(rejected(kind, status))
    expect(failed?.tags).toEqual({
      kind: kind.toLowerCase(),
      operation: 'bookCart',
      status: String(status),
      problem: 'internal',
    })
    expect(failed?.error).toMatchObject({ name: 'CallError' })
    expect(JSON.stringify([failed, failed?.error.message])).not.toMatch(/anna/i)
  })

  it.each([
    ['a refusal', rejected('Mutation', 409)],
    ['a session that has ended', rejected('Query', 401)],
    ['a page without its answer', rejected('Query', 0)],
    ['a call that was not sent', rejected('Mutation', 500, { condition: true })],
    ['an answer', { type: 'api/executeMutation/fulfilled', meta: { arg: { endpointName: 'bookCart' } } }],
    ['another action', { type: 'shell/pageLeft' }],
    ['no action', undefined],
  ])('%s is none', (_what, action) => expect(failedCall(action)).toBeUndefined())
})

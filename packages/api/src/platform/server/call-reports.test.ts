import fastify from 'fastify'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { reportingHandler, reportTimes } from './call-reports.ts'

const failure = vi.fn()
const timing = vi.fn()
afterEach(() => vi.clearAllMocks())

/** Calls of the contract's form, of which one fails. */
function app() {
  const server = fastify()
  reportTimes(server, { failure, timing })
  server.setErrorHandler(
    reportingHandler(
      (error: Error & { statusCode?: number }, _request, reply) =>
        reply.code(error.statusCode ?? 500).send({}),
      { failure, timing },
    ),
  )
  const fail = (statusCode?: number) => () => {
    throw Object.assign(new Error('secret words'), { statusCode })
  }
  server.post('/api/twenty/v2/:brand/:apiLocale/cart/:id/book', fail())
  server.get('/api/twenty/v2/:brand/:apiLocale/sites/:slug', fail(404))
  server.get('/api/:apiLocale/user', () => ({}))
  return server
}

describe('calls', () => {
  test('that fail are reported by method and path, without what stands in the address', async () => {
    await app().inject({ method: 'POST', url: '/api/twenty/v2/alder/couk/cart/s3cr3t-cart/book?name=Anna' })
    expect(failure).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'secret words' }), {
      area: 'api',
      route: 'POST cart/{id}/book',
      status: '500',
    })
  })

  test('that are refused are no failures', async () => {
    await app().inject('/api/twenty/v2/alder/couk/sites/unknown')
    expect(failure).not.toHaveBeenCalled()
  })

  test('are timed by their path', async () => {
    await app().inject('/api/couk/user')
    const [place, milliseconds] = timing.mock.calls[0] as [() => object, number]
    expect(place()).toEqual({ area: 'api', route: 'GET user', status: '200' })
    expect(milliseconds).toBeGreaterThanOrEqual(0)
  })
})

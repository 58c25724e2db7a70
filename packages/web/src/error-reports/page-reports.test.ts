import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { fakeHost } from '../testing/fake-host.ts'

const failure = vi.fn()
const timing = vi.fn()
let served: Awaited<ReturnType<typeof fakeHost>>
beforeAll(async () => {
  served = await fakeHost({ reports: { failure, timing } })
})
afterAll(() => served.close())

it('a page that cannot be rendered is reported with edition, brand and route, and nothing of its address', async () => {
  const answer = await served.host.inject('/uk/info/broken?name=Anna')
  expect(answer.statusCode).toBe(500)
  expect(failure).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: 'secret words of a broken page' }),
    { area: 'page', brand: 'alder', edition: 'uk', route: 'info', kind: 'render' },
  )
})

it('pages are timed by their route, files are not', async () => {
  timing.mockClear()
  await served.host.inject('/uk/info/terms')
  await served.host.inject('/_app/uk/assets/client-1.js')
  expect(timing).toHaveBeenCalledTimes(1)
  const [place] = timing.mock.calls[0] as [() => object]
  expect(place()).toEqual({ area: 'page', brand: 'alder', edition: 'uk', route: 'info', status: '200' })
})

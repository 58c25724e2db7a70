import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSandbox } from '../testing/open-test-sandbox.ts'
import { type ReceivedWebhook, sandboxWebhookSecret } from './webhook-inbox.ts'

let desk: Awaited<ReturnType<typeof openTestSandbox>>
beforeAll(async () => {
  desk = await openTestSandbox()
})
afterAll(() => desk?.close())

const event = (bookingRef: string) =>
  JSON.stringify({
    type: 'booking.confirmed',
    data: { bookingRef, site: { name: '<b>Lago</b>' }, party: { adults: 2 } },
  })

async function deliver(body: string, { id = 'msg_1', secret = sandboxWebhookSecret, at = new Date() } = {}) {
  const { status } = await fetch(`${desk.origin}/sandbox/webhooks`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, body),
    },
  })
  return status
}
const received = async () => (await desk.admin('GET', 'webhooks')) as ReceivedWebhook[]

test('a delivery is verified, shown and recognised when it comes again', async () => {
  expect(await deliver(event('A1'))).toBe(204)
  expect(await deliver(event('A1'))).toBe(204)
  expect(await received()).toMatchObject([
    { id: 'msg_1', verified: true, repeated: true, type: 'booking.confirmed', bookingRef: 'A1' },
    { id: 'msg_1', verified: true, repeated: false },
  ])
  const page = await (await fetch(`${desk.origin}/sandbox/webhooks`)).text()
  expect(page).toContain('&lt;b&gt;Lago&lt;/b&gt;')
})

test('another secret, other content and an old time are refused', async () => {
  await desk.admin('DELETE', 'webhooks')
  expect(await deliver(event('A2'), { secret: `whsec_${Buffer.from('another').toString('base64')}` })).toBe(
    401,
  )
  expect(await deliver(event('A2'), { at: new Date(Date.now() - 3_600_000) })).toBe(401)
  const { status } = await fetch(`${desk.origin}/sandbox/webhooks`, { method: 'POST', body: '{}' })
  expect(status).toBe(401)
  expect((await received()).every(({ verified, body }) => !verified && body === null)).toBe(true)
})

test('the next answers can be planned, as of a server that is down', async () => {
  await desk.admin('DELETE', 'webhooks')
  await desk.admin('PUT', 'webhooks/answers', { statuses: [503, 302] })
  expect([await deliver(event('A3')), await deliver(event('A3')), await deliver(event('A3'))]).toEqual([
    503, 302, 204,
  ])
  expect(await received()).toHaveLength(1)
})

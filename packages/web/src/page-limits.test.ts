import { openSession } from '@camping/api/customer/session/open-session.ts'
import { callInProcess } from '@camping/api/platform/server/in-process-call.ts'
import { openPaymentDesk, type PaymentDesk } from '@camping/api/payment/testing/payment-desk.ts'
import { getPaymentProviders } from '@camping/contract/payment.endpoints.ts'
import { basePath } from '@camping/contract/endpoint.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiFetch } from './pages/api-fetch.ts'
import { createHost } from './create-host.ts'
import { fakeApps } from './testing/fake-apps.ts'
import { fakePage } from './testing/fake-host.ts'

let desk: PaymentDesk
let host: FastifyInstance
let ref: string
let cartId: string
let tokens: string[]

/** The host as in production, the API's real limits, and payment pages that call the API. */
beforeAll(async () => {
  desk = await openPaymentDesk('pglite')
  ;({ ref, cartId } = await desk.book())
  const { id } = await desk.db
    .selectFrom('bookings')
    .select('id')
    .where('booking_ref', '=', ref)
    .executeTakeFirstOrThrow()
  tokens = await Promise.all(
    Array.from({ length: 3 }, () =>
      openSession(desk.db, { brand: 'alder', siteCode: 'nl' }, { bookingId: id }),
    ),
  )
  const assetsFor = () => ({ starter: '', scripts: [], css: Buffer.from(''), styleSheets: [] })
  const path = `${basePath('v2', 'alder', 'nl')}/${getPaymentProviders.path.replace('{bookingId}', ref)}`
  host = await createHost({
    renderer: {
      apps: fakeApps,
      builds: new Map(fakeApps.map(({ config }) => [config.id, { folder: '', assetsFor }])),
      render: async (input) => {
        const answer = await input.fetch(input.session?.hasToken ? path : `${path}?cartId=${cartId}`)
        const providers = answer.ok ? ((await answer.json()) as unknown[]).length : 0
        return fakePage(input, { body: `${answer.status} ${providers}`, cacheable: false })
      },
      fetch: apiFetch({ call: (call) => callInProcess(desk.app, call) }),
      now: () => new Date(),
    },
    api: { handle: (request, response) => desk.app.routing(request, response) },
    assetFolders: new Map(),
    cacheBytes: 0,
  })
})
afterAll(async () => {
  await host.close()
  await desk.close()
})

async function paymentPage(remoteAddress: string, token?: string): Promise<string> {
  const { body } = await host.inject({
    url: `/nl/profiel/boeking/${ref}/betaling`,
    headers: { host: 'localhost', ...(token && { cookie: `session=${token}; login-type=booking_id` }) },
    remoteAddress,
  })
  return /(\d{3} \d)(?=<)/.exec(body)?.[1] ?? body
}

const payable = '200 3'

it('200 payment pages from 200 addresses all show the payment methods', async () => {
  for (let index = 0; index < 200; index += 1) expect(await paymentPage(`198.51.100.${index}`)).toBe(payable)
})

it('one session with 130 requests closes the payment page for nobody else', async () => {
  const [greedy, other, another] = tokens
  const answers: string[] = []
  for (let index = 0; index < 130; index += 1) answers.push(await paymentPage('203.0.113.1', greedy))
  expect(answers.filter((answer) => answer === payable)).toHaveLength(120)
  expect(answers.at(-1)).toBe('429 0')
  expect(await paymentPage('203.0.113.1', other)).toBe(payable)
  expect(await paymentPage('203.0.113.2', another)).toBe(payable)
})

it('one address with 130 requests without a session closes it for no other', async () => {
  for (let index = 0; index < 130; index += 1) await paymentPage('203.0.113.3')
  expect(await paymentPage('203.0.113.3')).toBe('429 0')
  expect(await paymentPage('203.0.113.4')).toBe(payable)
})

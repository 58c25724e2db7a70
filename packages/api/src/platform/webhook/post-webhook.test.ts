import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LastingFailure } from '../jobs/outbox-handler.ts'
import { postWebhook } from './post-webhook.ts'
import { isPublicAddress } from './public-address.ts'

const production = { allowsThisMachine: false }
const development = { allowsThisMachine: true }

describe('which addresses are public', () => {
  test.each([
    ['93.184.215.14', true],
    ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
    ['127.0.0.1', false],
    ['127.8.8.8', false],
    ['10.1.2.3', false],
    ['172.16.0.1', false],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['192.0.2.1', false],
    ['::1', false],
    ['::', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['::ffff:10.0.0.1', false],
    ['::ffff:127.0.0.1', false],
    ['64:ff9b::a00:1', false],
    ['2002:a00:1::', false],
    ['no address', false],
  ])('%s: %s', (address, isPublic) => {
    expect(isPublicAddress(address, production)).toBe(isPublic)
  })
  test('on a machine of development only its own is added', () => {
    expect(
      ['127.0.0.1', '::1', '10.0.0.1', '169.254.169.254'].map((one) => isPublicAddress(one, development)),
    ).toEqual([true, true, false, false])
  })
})

describe('posting', () => {
  let server: Server
  let port = 0
  const requests: string[] = []
  beforeAll(async () => {
    server = createServer((request, response) => {
      requests.push(request.url ?? '')
      const status = Number(/\d+/.exec(request.url ?? '')?.[0] ?? 204)
      if (request.url === '/silent') return
      if (request.url === '/endless') {
        response.writeHead(200)
        const more = () => response.write('x'.repeat(65_536), () => !response.destroyed && more())
        more()
        return
      }
      response.writeHead(status, { location: `http://localhost:${port}/elsewhere` }).end('thanks')
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    port = (server.address() as { port: number }).port
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const post = (url: string, targets: Parameters<typeof postWebhook>[1] = development) =>
    postWebhook({ url, body: '{"a":1}', headers: { 'webhook-id': 'msg_1' } }, targets)
  const at = (path: string) => `http://localhost:${port}${path}`

  test('anything of 200 to 299 is a delivery', async () => {
    await post(at('/200'))
    await post(at('/204'))
  })
  test('a redirect is not followed, and an error is repeated', async () => {
    const before = requests.length
    await expect(post(at('/302'))).rejects.toThrow('redirects (302)')
    await expect(post(at('/307'))).rejects.toThrow('redirects (307)')
    for (const status of [400, 401, 404, 429, 500, 503]) {
      const failure: unknown = await post(at(`/${status}`)).catch((error: unknown) => error)
      expect(failure).toEqual(new Error(`localhost answers ${status}`))
    }
    expect(requests.slice(before)).not.toContain('/elsewhere')
  })
  test('410 Gone is for good', async () => {
    await expect(post(at('/410'))).rejects.toBeInstanceOf(LastingFailure)
  })
  test('no answer ends with the time limit, and an endless one after the first bytes', async () => {
    await expect(post(at('/silent'), { ...development, limitMs: 100 })).rejects.toThrow('No answer in time')
    await post(at('/endless'))
  })
  test.each([
    ['http', 'http://93.184.215.14/'],
    ['this machine', `https://127.0.0.1/`],
    ['this machine in another notation', 'https://2130706433/'],
    ['this machine in IPv6', 'https://[::1]/'],
    ['a private network', 'https://10.0.0.8/'],
    ['the metadata of a cloud', 'https://169.254.169.254/latest/meta-data'],
    ['a private address in IPv6', 'https://[::ffff:10.0.0.8]/'],
    ['somebody’s name', 'https://somebody@93.184.215.14/'],
  ])('in production not to %s, for good', async (_, url) => {
    await expect(post(url, production)).rejects.toBeInstanceOf(LastingFailure)
  })
  test('F144: a name that leads to this machine or a private network is refused where it is connected', async () => {
    const before = requests.length
    await expect(post(`https://localhost:${port}/204`, production)).rejects.toThrow(
      'localhost is no public address',
    )
    expect(requests).toHaveLength(before)
  })
})

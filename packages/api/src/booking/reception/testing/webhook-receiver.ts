import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Webhook } from 'standardwebhooks'

export const testSecret = `whsec_${Buffer.from('the secret of a campsite in tests').toString('base64')}`

/** A delivery whose signature was right. */
interface Delivery {
  readonly id: string
  readonly type: string
  readonly data: Record<string, unknown>
}

type Answer = number | ((request: IncomingMessage, response: ServerResponse) => void)

/** For tests only: the software of a campsite. It verifies every delivery with the library of Standard Webhooks. */
export async function webhookReceiver() {
  const deliveries: Delivery[] = []
  const verifier = new Webhook(testSecret)
  /** Answers of the next deliveries by the end of their path; then 204. */
  const answers: Answer[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value ?? '')]),
      )
      const event = verifier.verify(body, headers) as Pick<Delivery, 'type' | 'data'>
      deliveries.push({ ...event, id: headers['webhook-id'] ?? '' })
      const answer = answers.shift() ?? 204
      if (typeof answer === 'function') answer(request, response)
      else response.writeHead(answer, answer === 302 ? { location: 'http://127.0.0.1/' } : {}).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  return {
    port,
    url: `http://localhost:${port}/bookings`,
    deliveries,
    answers,
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}

import { fork } from 'node:child_process'
import { createServer } from 'node:http'

/** The bytes of a path's answer, as the product sent them. */
export interface PlainAnswer {
  readonly headers: Record<string, string>
  /** Base64. */
  readonly body: string
}

export interface PlainServer {
  readonly address: string
  readonly pid: number
  stop(): void
}

/** The baseline of every HTTP number: node:http in a separate process that sends fixed bytes. */
export function startPlainServer(answer: PlainAnswer): Promise<PlainServer> {
  const child = fork(import.meta.filename, { serialization: 'json' })
  child.send(answer)
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('message', (port) =>
      done({ address: `http://127.0.0.1:${Number(port)}`, pid: child.pid ?? 0, stop: () => child.kill() }),
    )
  })
}

/** Answers every request with the bytes that the parent has sent. */
function answerEverything({ headers, body }: PlainAnswer): void {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_, response) => {
    response.writeHead(200, { ...headers, 'content-length': bytes.length })
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' ? address?.port : undefined)
  })
}

if (process.send && process.argv[1] === import.meta.filename) {
  process.once('message', (answer) => answerEverything(answer as PlainAnswer))
}

import { connect } from 'node:net'
import { connections, processorTime } from './load-http.ts'
import type { LoadResult } from './load-http.ts'
import { quantile } from './measurement.ts'

const headEnd = '\r\n\r\n'

/**
 * Requests one path over persistent connections and counts only the bytes. autocannon parses every answer in
 * JavaScript: for pages of 20 kB it saturates long before the server and would measure itself. Throws when an answer is
 * not 200 or lacks a length.
 */
export async function loadBytes({
  address,
  path,
  pid,
  seconds = 6,
}: {
  address: string
  path: string
  pid: number
  seconds?: number
}): Promise<LoadResult> {
  await requestFor(address, path, 1)
  const before = processorTime(pid)
  const times = await requestFor(address, path, seconds)
  const after = processorTime(pid)
  const sorted = times.sort((a, b) => a - b)
  return {
    perSecond: times.length / seconds,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    cpuPerAnswer: before === undefined || after === undefined ? undefined : (after - before) / times.length,
  }
}

/** Milliseconds of every answer, over all connections. */
async function requestFor(address: string, path: string, seconds: number): Promise<number[]> {
  const until = performance.now() + seconds * 1000
  const all = await Promise.all(
    Array.from({ length: connections }, () => requestUntil(until, new URL(address), path)),
  )
  return all.flat()
}

function requestUntil(until: number, { hostname, port, host }: URL, path: string): Promise<number[]> {
  const request = Buffer.from(
    `GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept: text/html\r\naccept-encoding: br\r\n\r\n`,
  )
  return new Promise((done, fail) => {
    const times: number[] = []
    const open = (): void => {
      const socket = connect(Number(port), hostname)
      let started = 0
      let missing = 0
      let isLast = false
      const send = (): void => {
        started = performance.now()
        missing = 0
        socket.write(request)
      }
      const answered = (): void => {
        const now = performance.now()
        times.push(now - started)
        if (now < until && !isLast) return send()
        socket.end()
        if (now < until) open()
        else done(times)
      }
      socket.on('connect', send)
      socket.on('error', fail)
      socket.on('data', (chunk: Buffer) => {
        // The head of an answer arrives in one chunk, because the server writes it in one.
        if (missing === 0) {
          isLast = isLastAnswer(chunk)
          missing = restOf(chunk, fail)
        } else missing -= chunk.length
        if (missing === 0) answered()
      })
    }
    open()
  })
}

/** Whether the server closes the connection after this answer: it takes ten thousand requests on each. */
const isLastAnswer = (chunk: Buffer) => /\r\nconnection: close\r\n/i.test(chunk.toString('latin1', 0, 4096))

/** Bytes of the answer that are still missing after its first chunk. */
function restOf(chunk: Buffer, fail: (error: Error) => void): number {
  const head = chunk.toString('latin1', 0, 4096)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200') || length === undefined || !head.includes(headEnd)) {
    fail(new Error(`Not an answer with status 200 and a length: ${head.slice(0, 60)}`))
    return -1
  }
  return head.indexOf(headEnd) + headEnd.length + Number(length) - chunk.length
}

import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

/** A GET of a path, or a POST of a JSON body. */
export interface Question {
  readonly path: string
  readonly body?: string
}

export interface Load {
  readonly address: string
  /** Sent in turn; each must get a 2xx status. */
  readonly questions: readonly Question[]
  /** The process whose CPU time is measured. */
  readonly pid: number
  readonly seconds?: number
}

export interface LoadResult {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** CPU milliseconds of the server per answer; undefined without /proc. */
  readonly cpuPerAnswer: number | undefined
}

/** What Chrome and Firefox send. */
const browserEncodings = 'gzip, deflate, br, zstd'

/** Concurrent visitors. */
export const connections = 10

/**
 * Sends requests over 10 connections, first to warm up, then to measure. Throws when an answer is not 200, because the
 * rate would be meaningless.
 */
export async function loadHttp(load: Load): Promise<LoadResult> {
  await cannon(load, 2)
  const before = processorTime(load.pid)
  const result = await cannon(load, load.seconds ?? 8)
  const after = processorTime(load.pid)
  const answers = result.requests.total
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuPerAnswer: before === undefined || after === undefined ? undefined : (after - before) / answers,
  }
}

async function cannon({ address, questions }: Load, seconds: number): Promise<autocannon.Result> {
  const requests = questions.map(({ path, body }) => {
    const headers = { 'accept-encoding': browserEncodings, accept: 'text/html' }
    if (body === undefined) return { method: 'GET' as const, path, headers }
    return {
      method: 'POST' as const,
      path,
      body,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
    }
  })
  const result = await autocannon({ url: address, connections, duration: seconds, requests })
  if (result.non2xx > 0 || result.errors > 0 || result.requests.total === 0) {
    const { total } = result.requests
    throw new Error(
      `${address}${questions[0]?.path}: ${total} answers, ${result.non2xx} not 2xx, ${result.errors} errors`,
    )
  }
  return result
}

/** User and system time of a process and its threads in milliseconds. */
export function processorTime(pid: number): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    // Clock ticks of 10 ms; the fields are numbered from 3 here.
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return undefined
  }
}

/** Resident memory of a process in bytes. */
export function residentMemory(pid: number): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024
  } catch {
    return undefined
  }
}

import type { RunningServer } from '@camping/e2e/server-process.ts'
import { loadBytes } from './load-bytes.ts'
import { loadHttp, residentMemory } from './load-http.ts'
import type { LoadResult } from './load-http.ts'
import { figure, megabytes } from './measurement.ts'
import type { Measurement } from './measurement.ts'
import { pageAddresses, type PageAddresses } from './page-addresses.ts'
import { sharesOf, type Profile } from './page-shares.ts'
import { startPlainServer } from './plain-server.ts'
import { renderTime, sameTree } from './same-tree.ts'

/** What a page of each kind may take, rendered on one core. */
const budgets: Record<PageAddresses['name'], { readonly perSecond: number; readonly cpu: number }> = {
  home: { perSecond: 400, cpu: 3 },
  results: { perSecond: 400, cpu: 3 },
  campsite: { perSecond: 300, cpu: 4 },
}

/** P5: distinct addresses, page cache off. Beside it the same elements in plain React. */
export async function uncachedRows(server: RunningServer): Promise<Measurement[]> {
  const rows: Measurement[] = []
  for (const { name, paths } of await pageAddresses(server.address)) {
    const result = await loadHttp({
      address: server.address,
      pid: server.pid,
      questions: paths.map((path) => ({ path })),
    })
    const html = await (await fetch(server.address + paths[0])).text()
    const { tree, elements } = sameTree(html)
    const budget = budgets[name]
    const cpu = result.cpuPerAnswer
    const bare = renderTime(tree)
    rows.push({
      target: 'P5',
      what: `${name}, rendered each time`,
      measured: described(result),
      goal: `≥ ${budget.perSecond}/s; ≤ ${budget.cpu} ms CPU; p99 ≤ 50 ms`,
      met: result.perSecond >= budget.perSecond && (cpu ?? 0) <= budget.cpu && result.p99 <= 50,
      baseline: `plain React, the same ${elements} elements: ${figure(bare)} ms CPU`,
      ratios: {
        [`${name}: rendered elements`]: elements,
        ...(cpu !== undefined && { [`${name}: CPU beside plain React`]: cpu / bare }),
      },
    })
  }
  return rows
}

/** Sends results pages to a server that writes a profile when it ends. */
export async function sendResults(server: RunningServer): Promise<void> {
  const results = (await pageAddresses(server.address)).find(({ name }) => name === 'results')
  const questions = results?.paths.map((path) => ({ path })) ?? []
  await loadHttp({ address: server.address, pid: server.pid, questions })
}

/** P5: what a results page spends the time of its thread on, by a profile. */
export function shareRow(profile: Profile): Measurement {
  const shares = sharesOf(profile).map(([part, share]) => `${part} ${(share * 100).toFixed(1)} %`)
  return {
    target: 'P5',
    what: 'results, rendered each time: shares of the thread',
    measured: shares.join('; '),
    goal: '',
    met: undefined,
    baseline: '',
  }
}

/** P6: one address, repeatedly. Beside it node:http with the same bytes. */
export async function cachedRows(server: RunningServer): Promise<Measurement[]> {
  const rows: Measurement[] = []
  for (const { name, paths } of await pageAddresses(server.address)) {
    const path = paths[0]!
    const result = await loadBytes({ address: server.address, pid: server.pid, path })
    const bare = await bareRate(server.address, path)
    const share = result.perSecond / bare.perSecond
    rows.push({
      target: 'P6',
      what: `${name}, from the page cache`,
      measured: `${described(result)} (× ${figure(share)} of bare)`,
      goal: '≥ 10,000/s; p99 ≤ 5 ms; ≥ 0.5 of bare',
      met: result.perSecond >= 10_000 && result.p99 <= 5 && share >= 0.5,
      baseline: `node:http, the same bytes: ${described(bare)}`,
    })
  }
  return rows
}

/** P14: the process after the load of the rows above. */
export function memoryRow(server: RunningServer): Measurement {
  const resident = residentMemory(server.pid)
  return {
    target: 'P14',
    what: 'resident memory of the one process, 600 sites, after the load',
    measured: resident === undefined ? 'unknown here' : megabytes(resident),
    goal: '≤ 600 MB',
    met: resident === undefined ? undefined : resident <= 600e6,
    baseline: '',
  }
}

export function described({ perSecond, p99, cpuPerAnswer }: LoadResult): string {
  const cpu = cpuPerAnswer === undefined ? '' : `; ${figure(cpuPerAnswer)} ms CPU`
  return `${figure(perSecond)}/s${cpu}; p99 ${figure(p99)} ms`
}

/** Rate of node:http with the product's headers and compressed bytes for a path. */
export async function bareRate(address: string, path: string): Promise<LoadResult> {
  const { headers, body } = await rawAnswer(address + path)
  const plain = await startPlainServer({ headers, body: body.toString('base64') })
  try {
    return await loadBytes({ address: plain.address, pid: plain.pid, path })
  } finally {
    plain.stop()
  }
}

async function rawAnswer(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const { get } = await import('node:http')
  return new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': 'br', accept: 'text/html' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { 'content-type': type = '', 'content-encoding': encoding } = response.headers
        const headers = { 'content-type': type, ...(encoding ? { 'content-encoding': encoding } : {}) }
        done({ headers, body: Buffer.concat(chunks) })
      })
    }).on('error', fail)
  })
}

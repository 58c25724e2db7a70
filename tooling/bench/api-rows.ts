import { SeededRandom } from '@camping/api/catalogue/search/read-model/testing/seeded-random.ts'
import type { RunningServer } from '@camping/e2e/server-process.ts'
import { loadHttp } from './load-http.ts'
import type { Question } from './load-http.ts'
import type { Measurement } from './measurement.ts'
import { described } from './page-rows.ts'
import { startPlainServer } from './plain-server.ts'

const base = '/api/twenty/v2/alder/couk'

/** P7 over HTTP: five hundred different searches against the API of the running server. */
export async function apiRows(server: RunningServer): Promise<Measurement[]> {
  const questions = searches()
  const result = await loadHttp({ address: server.address, pid: server.pid, questions })
  const bare = await bareAnswer(server.address, questions[0]!)
  return [
    {
      target: 'P7',
      what: 'search over HTTP, 600 sites',
      measured: described(result),
      goal: '≥ 1,500/s; p99 ≤ 20 ms (at 30,000 sites)',
      met: result.perSecond >= 1500 && result.p99 <= 20,
      baseline: `node:http, the same bytes: ${described(bare)}`,
    },
  ]
}

function searches(): Question[] {
  const random = new SeededRandom(3)
  return Array.from({ length: 500 }, () => ({
    path: `${base}/search/sites`,
    body: JSON.stringify({
      parameters: {
        date: new Date(Date.now() + random.between(30, 240) * 86_400_000).toISOString().slice(0, 10),
        duration: random.between(2, 14),
        persons: {
          adults: random.between(1, 6),
          children: Array.from({ length: random.between(0, 3) }, () => ({ age: random.between(0, 17) })),
        },
      },
      paging: { page: 1, orderBy: random.pick(['popular', 'price', 'reviews'] as const) },
    }),
  }))
}

async function bareAnswer(address: string, question: Question) {
  const answer = await fetch(address + question.path, {
    method: 'POST',
    body: question.body!,
    headers: { 'content-type': 'application/json' },
  })
  const body = Buffer.from(await answer.arrayBuffer()).toString('base64')
  const plain = await startPlainServer({ headers: { 'content-type': 'application/json' }, body })
  try {
    return await loadHttp({ address: plain.address, pid: plain.pid, questions: [question] })
  } finally {
    plain.stop()
  }
}

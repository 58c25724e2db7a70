import { plainAnswer, type Question } from '@camping/api/catalogue/search/testing/plain-search.ts'
import {
  testEditions,
  randomQuestion,
  searchBody,
} from '@camping/api/catalogue/search/testing/random-question.ts'
import { SeededRandom } from '@camping/api/catalogue/search/read-model/testing/seeded-random.ts'
import { testServer } from '@camping/api/platform/db/testing/test-server.ts'
import { openTestApi, type TestApi } from '@camping/api/testing/open-test-api.ts'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { figure, megabytes, quantile, type Measurement } from './measurement.ts'

/** Number of sites, and of searches with the slow SQL statement. */
const sizes = [
  { sites: 600, questions: 200 },
  { sites: 10_000, questions: 40 },
  { sites: 30_000, questions: 20 },
]

/**
 * P7 beside plain SQL: the demo world in a PostgreSQL, and the same searches with the API (validation, read model,
 * names, prices, JSON) and with one statement over the tables. The tests use the same statement to prove both equal.
 */
export async function sqlRows(): Promise<Measurement[]> {
  const server = await testServer()
  const rows: Measurement[] = []
  for (const { sites, questions } of sizes) {
    const what = `search answered by the API, in process, demo world of ${sites.toLocaleString('en-GB')} sites: p50; p99`
    const row = { target: 'P7', what, goal: '', met: undefined }
    if (!server) {
      rows.push({ ...row, measured: 'not run: no PostgreSQL answers', baseline: '' })
      continue
    }
    // oxlint-disable-next-line no-await-in-loop -- one world at a time: they would fight for the memory
    rows.push({ ...row, ...(await measureBoth(server, { sites, questions })) })
  }
  return rows
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Bytes of reachable typed arrays and buffers. */
function bufferBytes(): number {
  collectGarbage()
  return process.memoryUsage().arrayBuffers
}

async function measureBoth(server: string, { sites, questions }: (typeof sizes)[number]) {
  const before = bufferBytes()
  const api = await openTestApi(server, { sites, checkReplies: false })
  try {
    const edition = testEditions[0]!
    const random = new SeededRandom(sites)
    const sampled = Array.from({ length: questions }, () => randomQuestion(api, random, edition))
    const memory = bufferBytes() - before
    const bodies = sampled.map((question) => firstPage(api, question))
    // Warms up, like a server that has run for a minute.
    for (let round = 0; round < 3; round += 1) await times(bodies, (payload) => postSearch(api, payload))
    const apiTimes = await times(bodies, (payload) => postSearch(api, payload))
    await times(sampled.slice(0, 5), (question) => plainAnswer(api, question, edition.code))
    const plain = await times(sampled, (question) => plainAnswer(api, question, edition.code))
    return {
      measured: `${shown(apiTimes)}; buffers ${megabytes(memory)}`,
      baseline: `one SQL statement on PostgreSQL, the same ${questions} questions: ${shown(plain)}`,
    }
  } finally {
    await api.close()
  }
}

/** Ten sites, the size of a page. */
function firstPage(api: TestApi, question: Question): object {
  return {
    ...searchBody(api, question, testEditions[0]!),
    paging: { page: 1, limit: 10, orderBy: question.order, order: question.direction },
  }
}

async function postSearch(api: TestApi, payload: object): Promise<void> {
  const url = `/api/twenty/v2/alder/${testEditions[0]!.locale}/search/sites`
  const { statusCode, body } = await api.app.inject({ method: 'POST', url, payload })
  if (statusCode !== 200) throw new Error(`A question of the bench: ${statusCode} ${body}`)
}

/** Sorted durations in milliseconds, run in sequence. */
async function times<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<number[]> {
  const spent: number[] = []
  for (const item of items) {
    const began = performance.now()
    // oxlint-disable-next-line no-await-in-loop -- each is timed alone
    await work(item)
    spent.push(performance.now() - began)
  }
  return spent.sort((one, other) => one - other)
}

const shown = (sorted: readonly number[]): string =>
  `${figure(quantile(sorted, 0.5))} ms; ${figure(quantile(sorted, 0.99))} ms`

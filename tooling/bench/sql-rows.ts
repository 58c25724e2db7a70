import { plainAnswer, type Question } from '@camping/api/modules/search/plain-search.ts'
import { askingEditions, randomQuestion, searchBody } from '@camping/api/modules/search/random-question.ts'
import { SeededRandom } from '@camping/api/modules/search/read-model/seeded-random.ts'
import { openTestApi, testServer, type TestApi } from '@camping/api/server/open-test-api.ts'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { figure, megabytes, quantile, type Measurement } from './measurement.ts'

/** Sites of the demo world, and how many questions the statement is asked: it takes its time. */
const sizes = [
  { sites: 600, questions: 200 },
  { sites: 10_000, questions: 40 },
  { sites: 30_000, questions: 20 },
]

/**
 * P7 beside plain SQL: the demo world in a PostgreSQL, and the same questions put to the API (validation, read model,
 * names, prices, JSON) and to one statement over the tables, as the tests do that prove both equal.
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
    rows.push({ ...row, ...(await askBoth(server, { sites, questions })) })
  }
  return rows
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Bytes of typed arrays and buffers that something still holds. */
function heldBuffers(): number {
  collectGarbage()
  return process.memoryUsage().arrayBuffers
}

async function askBoth(server: string, { sites, questions }: (typeof sizes)[number]) {
  const before = heldBuffers()
  const api = await openTestApi(server, { sites, checkReplies: false })
  try {
    const edition = askingEditions[0]!
    const random = new SeededRandom(sites)
    const asked = Array.from({ length: questions }, () => randomQuestion(api, random, edition))
    const memory = heldBuffers() - before
    const bodies = asked.map((question) => firstPage(api, question))
    // Warm, as a server is that has run for a minute.
    for (let round = 0; round < 3; round += 1) await times(bodies, (payload) => ask(api, payload))
    const ours = await times(bodies, (payload) => ask(api, payload))
    await times(asked.slice(0, 5), (question) => plainAnswer(api, question, edition.code))
    const plain = await times(asked, (question) => plainAnswer(api, question, edition.code))
    return {
      measured: `${shown(ours)}; buffers ${megabytes(memory)}`,
      baseline: `one SQL statement on PostgreSQL, the same ${questions} questions: ${shown(plain)}`,
    }
  } finally {
    await api.close()
  }
}

/** Ten sites, as a page asks for them. */
function firstPage(api: TestApi, question: Question): object {
  return {
    ...searchBody(api, question, askingEditions[0]!),
    paging: { page: 1, limit: 10, orderBy: question.order, order: question.direction },
  }
}

async function ask(api: TestApi, payload: object): Promise<void> {
  const url = `/api/twenty/v2/alder/${askingEditions[0]!.locale}/search/sites`
  const { statusCode, body } = await api.app.inject({ method: 'POST', url, payload })
  if (statusCode !== 200) throw new Error(`A question of the bench: ${statusCode} ${body}`)
}

/** Milliseconds each takes, one after the other, in order of size. */
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

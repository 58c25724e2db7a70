import { timeCrowd, type CrowdTimes } from '@camping/api/customer/alerts/testing/alert-crowd.ts'
import { testServer } from '@camping/api/platform/db/testing/test-server.ts'
import { openTestApi } from '@camping/api/testing/open-test-api.ts'
import { figure, quantile, type Measurement } from './measurement.ts'

const alerts = 100_000
const sites = 600
const goalMs = 1_000

/** P18: an accommodation opens two weeks, and 100,000 alerts wait, spread over all campsites or all for this one. */
export async function alertRows(): Promise<Measurement[]> {
  const server = await testServer()
  const rows = server ? await rowsOn('PostgreSQL', server) : []
  return [...rows, ...(await rowsOn('the embedded database', undefined))]
}

async function rowsOn(database: string, server: string | undefined): Promise<Measurement[]> {
  const api = await openTestApi(server, { sites, checkReplies: false })
  try {
    const spread = await timeCrowd(api, { alerts, of: 'all' })
    const one = await timeCrowd(api, { alerts, of: 'one' })
    return [row(`for ${sites} campsites on ${database}`, spread), row(`for one campsite on ${database}`, one)]
  } finally {
    await api.close()
  }
}

function row(where: string, { times, told, plain }: CrowdTimes): Measurement {
  const slowest = times.at(-1) ?? Number.NaN
  return {
    target: 'P18',
    what: `100,000 alerts ${where}, one change: p50; slowest of ${times.length}; mails of a change`,
    measured: `${figure(quantile(times, 0.5))} ms; ${figure(slowest)} ms; ${figure(told / times.length)}`,
    goal: '≤ 1 s',
    met: slowest <= goalMs,
    baseline: `a search for each alert and day, in process: ${figure(plain * alerts)} ms`,
  }
}

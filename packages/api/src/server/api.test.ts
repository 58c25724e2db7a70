import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi, testServer } from './open-test-api.ts'
import type { TestApi } from './open-test-api.ts'

const server = await testServer()
const databases: [string, string | undefined][] = [['PGlite', undefined]]
if (server) databases.push(['PostgreSQL', server])
process.stdout.write(`API suite runs on: ${databases.map(([name]) => name).join(', ')}\n`)

describe.each(databases)('API on %s', (_name, onServer) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openTestApi(onServer)
  })
  afterAll(() => api?.close())

  test.each(['couk', 'ch', 'be'])('navigation/groups for %s', async (locale) => {
    const reply = await api.app.inject(`/api/twenty/v2/alder/${locale}/navigation/groups`)
    expect(reply.statusCode, reply.body).toBe(200)
    console.log(reply.body.slice(0, 600))
  })
  test.each(['couk', 'ch', 'be'])('search/sites for %s', async (locale) => {
    const reply = await api.app.inject({
      method: 'POST',
      url: `/api/twenty/v2/alder/${locale}/search/sites`,
      payload: {},
    })
    expect(reply.statusCode, reply.body).toBe(200)
    const { sites } = reply.json()
    console.log(JSON.stringify(sites[0], null, 1))
    const one = await api.app.inject(`/api/twenty/v2/alder/${locale}/sites/${sites[0].slug}`)
    expect(one.statusCode, one.body).toBe(200)
    const acc = await api.app.inject({
      method: 'POST',
      url: `/api/twenty/v2/alder/${locale}/sites/${sites[0].id}/accommodations`,
      payload: {},
    })
    expect(acc.statusCode, acc.body).toBe(200)
    console.log(acc.body.slice(0, 1500))
  })
})

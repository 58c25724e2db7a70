import { expect, test } from 'vitest'
import { dropTestDatabases, isLeftover, makeTestDatabase, namesOfRun, newRun } from './make-test-database.ts'
import { onServer, testServer } from './test-server.ts'

const now = Date.parse('2026-11-23T10:00:00Z')
const hoursAgo = (hours: number): string => `${namesOfRun(newRun(now - hours * 3_600_000))}template_empty`

test('two runs of one moment have names of their own, whatever process they are', () => {
  expect(newRun(now)).not.toBe(newRun(now))
})

test.each([
  ['of a run that has just begun', hoursAgo(0), false],
  ['of a run that may still work', hoursAgo(6), false],
  ['of a run that was killed yesterday', hoursAgo(7), true],
  ['of the product', 'camping', false],
  ['of somebody else', 'test', false],
])('a database %s', (_, name, leftover) => {
  expect(isLeftover(name, now)).toBe(leftover)
})

const server = await testServer()

test.skipIf(!server)(
  'a run removes its databases and those that a killed one left, and no others',
  async () => {
    const killed = `${namesOfRun(newRun(Date.now() - 30 * 3_600_000))}template_empty`
    await onServer(server ?? '', `create database ${killed}`)
    const other = await makeTestDatabase(server ?? '')
    await dropTestDatabases(server ?? '', newRun())
    const names = await onServer(server ?? '', 'select datname from pg_database')
    expect(names).not.toContainEqual({ datname: killed })
    expect(names).toContainEqual({ datname: new URL(other.url).pathname.slice(1) })
    await other.drop()
  },
)

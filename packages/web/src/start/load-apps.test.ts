import type { BuiltApp } from '@camping/storefront/boot/server-app.ts'
import { afterEach, expect, it } from 'vitest'
import { fakeApp, house, lakeland } from '../testing/fake-apps.ts'
import { fakeHost } from '../testing/fake-host.ts'
import { loadApps, type AppEntry } from './load-apps.ts'
import { servableApps } from './servable-apps.ts'
import { serveApp } from './serve-app.ts'

const sound = { config: fakeApp('de', house, ['de']).config, theme: {}, messages: {} }
const park = { config: fakeApp('white-label', lakeland, ['nl']).config, theme: {}, messages: {} }

/** As the build delivers them: no compiler checks a brand team's files on the way. */
const entry = (id: string, app: object): AppEntry => ({ id, load: () => Promise.resolve({ app }) })
const throwing: AppEntry = {
  id: 'white-label',
  load: () => Promise.reject(new Error('FJORD_DOMAIN is not set')),
}

const hosts: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const host of hosts.splice(0)) await host.close()
})

/** The log of a start with these apps, and what a visitor of a host name is shown. */
async function start(entries: readonly AppEntry[]) {
  const log: string[] = []
  const report = (line: string) => void log.push(line)
  const apps = servableApps(await loadApps(entries, report), serveApp, report)
  const fake = await fakeHost({ apps })
  hosts.push(fake)
  const brandAt = async (host: string, url: string) => {
    const answer = await fake.host.inject({ url, headers: { host } })
    return [answer.statusCode, /"brand":"(\w+)"/.exec(answer.body)?.[1]]
  }
  return { log, brandAt }
}

it('serves every brand when all are sound', async () => {
  const { log, brandAt } = await start([entry('de', sound), entry('white-label', park)])
  expect(log).toEqual([])
  expect(await brandAt('localhost', '/de')).toEqual([200, 'alder'])
  expect(await brandAt('lakeland.localhost', '/nl')).toEqual([200, 'lakeland'])
})

it.each<[string, AppEntry, string]>([
  ['throws in its config', throwing, 'apps/white-label is not served: FJORD_DOMAIN is not set'],
  [
    'has no config',
    entry('white-label', { ...park, config: undefined }),
    'apps/white-label is not served: app.config.ts is missing, or has no `export default { … }`',
  ],
  [
    'has no theme',
    entry('white-label', { ...park, theme: undefined }),
    'apps/white-label is not served: theme.ts is missing, or has no `export default { … }`',
  ],
  [
    'has an invalid theme',
    entry('white-label', { ...park, theme: { font: { text: 'inter' } } }),
    "Lakeland Parks is not served (apps/white-label): theme.ts, font.text: 'inter' is no font",
  ],
  [
    'has a config without editions',
    entry('white-label', { ...park, config: { ...park.config, sites: undefined } }),
    'Lakeland Parks is not served (apps/white-label): ',
  ],
  [
    'has a config without features',
    entry('white-label', { ...park, config: { ...park.config, supports: undefined } }),
    'Lakeland Parks is not served (apps/white-label): ',
  ],
])('a brand that %s is named in the log, and the others are served', async (_what, broken, line) => {
  const { log, brandAt } = await start([broken, entry('de', sound)])
  expect(log).toHaveLength(1)
  expect(log[0]).toContain(line)
  expect(await brandAt('de.alder.example', '/de')).toEqual([200, 'alder'])
  expect(await brandAt('localhost', '/de')).toEqual([200, 'alder'])
  // Nobody answers for the broken brand under its own name.
  const [status] = await brandAt('nl.lakeland.example', '/nl')
  expect(status).not.toBe(200)
})

it('serves the others without the house, too', async () => {
  const { log, brandAt } = await start([{ ...throwing, id: 'de' }, entry('white-label', park)])
  expect(log).toEqual(['apps/de is not served: FJORD_DOMAIN is not set'])
  expect(await brandAt('lakeland.localhost', '/nl')).toEqual([200, 'lakeland'])
  expect(await brandAt('localhost', '/nl')).toEqual([200, 'lakeland'])
})

it('ends in words when no brand is left', async () => {
  await expect(start([throwing])).rejects.toThrow('There is no app that can be served.')
})

it('hands over what it has loaded', async () => {
  const loaded: BuiltApp[] = await loadApps([entry('de', sound)], () => undefined)
  expect(loaded).toEqual([sound])
})

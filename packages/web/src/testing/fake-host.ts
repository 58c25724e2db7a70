import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StartedApi } from '@camping/api/start-api.ts'
import type { ServerApp } from '@camping/storefront/boot/server-app.ts'
import type { RenderInput, Rendered } from '@camping/storefront/boot/render.tsx'
import { vi } from 'vitest'
import type { ClientBuild } from '../pages/client-assets.ts'
import { createHost, type HostOptions } from '../create-host.ts'
import { fakeApps } from './fake-apps.ts'

type Answer = (input: RenderInput) => Rendered | Promise<Rendered>

/** A document that shows its input. */
export function fakePage(
  input: RenderInput,
  change: Partial<Extract<Rendered, { kind: 'document' }>> = {},
): Rendered {
  const { app, pathname, search, searchCookie, flags } = input
  const { brand } = app.config
  const rendered = { brand, site: app.site, pathname, search, searchCookie, flags, today: app.today }
  return {
    kind: 'document',
    status: 200,
    head: '<title>Page</title>',
    body: `<main>${JSON.stringify(rendered)}</main>${'<p>Zelten am See.</p>'.repeat(50)}`,
    boot: '{}',
    module: 'home/home-page.tsx',
    messages: ['shell'],
    cacheable: true,
    ...change,
  }
}

const ending = (path: string) => path.split('/').at(-1)

/** A portal page that uses a session like the real ones: the API answers 'nobody' or a name. */
async function portalPage(input: RenderInput): Promise<Rendered> {
  const answer = input.session?.hasToken ? await input.fetch('/api/couk/user') : undefined
  if (answer?.ok) return fakePage(input, { cacheable: false, signedOut: false })
  const remembered = input.pathname + input.search
  return { kind: 'redirect', to: '/uk/login', status: 302, remembered, signedOut: answer !== undefined }
}

/** Pages by the end of their path, the same in every edition. */
const answers = new Map<string, Answer>(
  Object.entries({
    away: () => ({ kind: 'redirect', to: '/uk/here', status: 302 }),
    renamed: () => ({ kind: 'redirect', to: '/uk/new-name', status: 301 }),
    profile: portalPage,
    login: (input) => fakePage(input, { cacheable: false }),
    down: (input) => fakePage(input, { status: 503, cacheable: false }),
    broken: () => Promise.reject(new Error('secret words of a broken page')),
    '-': (input) => fakePage(input, { status: 404, cacheable: false }),
  } satisfies Record<string, Answer>),
)

/** The host with a renderer that has a few pages, counts its renderings and needs no database. Not listening. */
export async function fakeHost({
  fetch = () => Promise.reject(new Error('pages of this host need no API')),
  handle = (_request, response) => void response.end('from the API'),
  apps = fakeApps,
  ...options
}: {
  apps?: readonly ServerApp[]
  fetch?: typeof globalThis.fetch
  handle?: StartedApi['handle']
} & Pick<HostOptions, 'connections' | 'lateness' | 'mostWaits' | 'reports' | 'trustedProxies'> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'fake-host-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/client-1.js'), 'export {}')
  // As in a build: the files beside it are not for browsers.
  for (const name of ['server.js', 'server.js.map', 'manifest.json', 'assets/client-1.js.map'])
    writeFileSync(join(folder, name), 'not for browsers')
  const render = vi.fn(async (input: RenderInput): Promise<Rendered> =>
    (answers.get(ending(input.pathname) ?? '') ?? ((requested: RenderInput) => fakePage(requested)))(input),
  )
  const build: ClientBuild = {
    folder,
    assetsFor: () => ({
      starter: '/_app/uk/assets/starter-1.js',
      scripts: ['/_app/uk/assets/client-1.js'],
      css: Buffer.alloc(0),
      styleSheets: [],
    }),
  }
  const log = vi.fn()
  const clock = { now: new Date('2027-03-01T10:00:00Z') }
  const host = await createHost({
    renderer: {
      apps,
      builds: new Map(apps.map(({ config }) => [config.id, build])),
      render,
      fetch,
      now: () => clock.now,
    },
    api: { handle },
    assetFolders: new Map([
      ['uk', folder],
      ['web', folder],
    ]),
    cacheBytes: 1_000_000,
    log,
    // Tests hold on a busy machine too; those of admission name a lateness.
    lateness: () => 0,
    ...options,
  })
  const close = async () => {
    await host.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { host, render, log, clock, close }
}

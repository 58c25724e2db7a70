import { Session } from 'node:inspector/promises'
import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { renderPage } from '@camping/storefront/boot/render.tsx'
import { expect, it } from 'vitest'
import { createHost } from '../create-host.ts'
import { fakeApp, house } from '../testing/fake-apps.ts'
import type { ClientBuild } from './client-assets.ts'

const navigation: NavigationGroupsReply = {
  funnels: [
    {
      id: 1,
      key: 'campsites',
      slug: 'camping',
      name: 'Camping',
      intro: '',
      siteCount: 0,
      image: { id: 'lake', alt: '' },
      defaultBookingDate: '2027-07-03',
      countries: [],
    },
  ],
  header: [],
  footer: [],
  taggedPages: {},
  earlyBookingPeriod: false,
  topBanner: { textDesktop: '', textMobile: '', link: null },
  safetyIcons: [],
  activeFunnelDefaultDate: '2027-07-03',
  analyticsData: { season: { current: { type: 'summer', year: 2027 }, next: { year: 2028 } } },
  phonePrefixes: [],
  bookingFormularCountries: [],
  themes: [],
  notTranslated: [],
}

/** The host with pages as in production, in the app that matches most: with experiments and a tag manager. */
async function openHost() {
  const app = fakeApp('de', house, ['de'])
  Object.assign(app.config, { tagManagerId: 'GTM-AB12', flagship: 'true' })
  Object.assign(app.config.supports, { destinations: true, portal: true, search: true, checkout: true })
  const build: ClientBuild = {
    folder: '',
    assetsFor: () => ({ starter: '', scripts: [], css: Buffer.from(''), styleSheets: [] }),
  }
  return createHost({
    renderer: {
      apps: [app],
      builds: new Map([['de', build]]),
      render: renderPage,
      fetch: async (input) =>
        (input instanceof Request ? input.url : String(input)).includes('navigation/groups')
          ? Response.json(navigation)
          : Response.json({ type: 'not-found' }, { status: 404 }),
      now: () => new Date('2027-03-01T10:00:00Z'),
    },
    api: { handle: (_request, response) => void response.end() },
    assetFolders: new Map(),
    cacheBytes: 0,
  })
}

/**
 * How often the engine has run our `matchPath` and the router's matching since the last time it was read: nothing in the
 * product counts.
 */
async function countMatches() {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true })
  return {
    async read() {
      const { result } = await session.post('Profiler.takePreciseCoverage')
      const callsOf = (file: string, name: string) =>
        result
          .filter(({ url }) => url.includes(file))
          .flatMap(({ functions }) => functions)
          .filter(({ functionName }) => functionName === name)
          .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0)
      return [callsOf('/match-path.ts', 'matchPath'), callsOf('/react-router/', 'matchRoutesImpl')]
    },
    stop: () => session.disconnect(),
  }
}

it('a page is matched once: its cache key, markup, headers and policy read the same match', async () => {
  const host = await openHost()
  const matches = await countMatches()
  try {
    for (const [path, status] of [
      ['/de', 200],
      ['/de/login?token=abc', 200],
      ['/de/camping', 404],
      ['/de/camping/italy?date=2027-07-03', 404],
      ['/de/profil/buchungen', 302],
      ['/de/booking/abc?step=check', 404],
      ['/de/nirgends/a/b/c/d', 404],
    ] as const) {
      await matches.read()
      const { statusCode } = await host.inject({ url: path, headers: { host: 'localhost' } })
      expect([path, statusCode, await matches.read()]).toEqual([path, status, [1, 1]])
    }
    await host.inject({ url: '/de', headers: { host: 'localhost' } })
    expect(await matches.read(), 'an address that was asked for before').toEqual([0, 0])
  } finally {
    matches.stop()
    await host.close()
  }
})

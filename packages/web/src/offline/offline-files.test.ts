import { createEditionIntl } from '@camping/storefront/boot/create-edition-intl.ts'
import { markets } from '@camping/editions/markets.ts'
import { offlineMessages } from '@camping/editions/messages/offline.messages.ts'
import { shellMessages } from '@camping/editions/messages/shell.messages.ts'
import { describe, expect, it } from 'vitest'
import type { ClientBuild } from '../pages/client-assets.ts'
import { bodyFor } from '../pages/page-encoding.ts'
import { fakeApp, house } from '../testing/fake-apps.ts'
import { createOfflineFiles } from './offline-files.ts'

const words = Object.fromEntries(
  Object.entries({ ...offlineMessages, ...shellMessages }).map(([key, row]) => [key, row['de-CH']]),
)
const app = fakeApp('de-ch', house, ['de-ch'])
const edition = (offline: boolean) => ({
  site: 'de-ch' as const,
  app: {
    ...app,
    config: { ...app.config, supports: { offline } },
    intl: new Map([['de-ch' as const, createEditionIntl(markets['de-ch'], words as never)]]),
  },
})
const build: ClientBuild = {
  folder: '',
  assetsFor: () => ({
    starter: '/starter.js',
    scripts: ['/client.js', '/more.js'],
    css: Buffer.from('.state{color:red}'),
    styleSheets: [],
  }),
}
const fileOf = createOfflineFiles({ builds: new Map([['de-ch', build]]) })

describe('offline files', () => {
  it('travel compressed, and are compressed once', async () => {
    const page = () => fileOf(edition(true), '/de-ch/offline')!.page
    const { encoding, body } = await bodyFor(page(), 'br')
    expect(encoding).toBe('br')
    expect(body.length).toBeLessThan(page().bodies.identity.length / 2)
    expect((await bodyFor(page(), 'br')).body).toBe(body)
  })

  it('serve the page in the edition’s words, with its styles and without scripts', () => {
    const file = fileOf(edition(true), '/de-ch/offline')
    expect(file?.headers).toEqual({
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      'content-type': 'text/html; charset=utf-8',
    })
    expect(file?.body).toContain('<html lang="de-CH">')
    expect(file?.body.match(/<h1[^>]*>([^<]*)<\/h1>/)?.[1]).toBe('Sie sind offline')
    expect(file?.body).toContain('.state{color:red}')
    expect(file?.body).toContain('content="noindex"')
    expect(file?.body).not.toContain('<script')
    // The retry button links to the address that shows the page.
    expect(file?.body).toMatch(/<a href="" [^>]*>.*Nochmals versuchen/)
  })

  it('serve a worker for exactly this edition, whose text changes with the page', () => {
    const file = fileOf(edition(true), '/de-ch/service-worker.js')
    expect(file?.headers).toEqual({
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      'content-type': 'text/javascript; charset=utf-8',
      'service-worker-allowed': '/de-ch',
    })
    expect(file?.body).toContain('"/de-ch/offline"')
    const others = createOfflineFiles({
      builds: new Map([
        [
          'de-ch',
          {
            ...build,
            assetsFor: () => ({ starter: '', scripts: [], css: Buffer.from(''), styleSheets: [] }),
          },
        ],
      ]),
    })
    expect(others(edition(true), '/de-ch/service-worker.js')?.body).not.toBe(file?.body)
  })

  it('are a worker that removes itself, and no page, where an app has switched them off', () => {
    expect(fileOf(edition(false), '/de-ch/offline')).toBeUndefined()
    expect(fileOf(edition(false), '/de-ch/service-worker.js')?.body).toContain('unregister')
  })

  it.each(['/de-ch', '/de-ch/offline/more', '/de-ch/Offline', '/de-ch/camping/offline'])(
    'leave %s to the pages',
    (path) => expect(fileOf(edition(true), path)).toBeUndefined(),
  )
})

import { expect, test } from 'vitest'
import { fakeApp, lakeland } from '../testing/fake-apps.ts'
import { manifestPath, webManifest } from './web-manifest.ts'

test('an edition can be put on a home screen, with its name, language, colours and icons', () => {
  const app = fakeApp('white-label', lakeland, ['nl', 'de'])
  expect(manifestPath('nl')).toBe('/nl/app.webmanifest')
  expect(JSON.parse(webManifest({ app, site: 'nl' }))).toMatchObject({
    name: 'Lakeland Parks',
    lang: 'nl-NL',
    scope: '/nl',
    theme_color: app.colours.brand,
    icons: [
      { src: '/_app/white-label/icon-192.png', sizes: '192x192' },
      { src: '/_app/white-label/icon-512.png', sizes: '512x512' },
    ],
  })
})

test('it begins where its visitors begin: with the home page, or with their bookings where nothing is searched', () => {
  const app = fakeApp('white-label', lakeland, ['nl'])
  const start = (supports: object) =>
    (
      JSON.parse(webManifest({ app: { ...app, config: { ...app.config, supports } }, site: 'nl' })) as {
        start_url: string
      }
    ).start_url
  expect(start({ search: true })).toBe('/nl')
  expect(start({})).toMatch(/^\/nl\/.+/)
})

import { describe, expect, it } from 'vitest'
import { documentBytes, type DocumentParts } from './document.ts'
import { fakeApp, house } from '../testing/fake-apps.ts'

const parts: DocumentParts = {
  address: '/uk?a=1&b="2"',
  app: fakeApp('uk', house, ['uk']),
  site: 'uk',
  assets: {
    starter: '/_app/uk/starter.js',
    scripts: ['/_app/uk/react.js', '/_app/uk/client.js'],
    css: Buffer.from('.page{}'),
    styleSheets: ['/_app/uk/page.css'],
  },
  rendered: {
    kind: 'document',
    status: 200,
    head: '<title>Camping</title><meta name="description" content="x"/>',
    body: '<main>Hello</main>',
    boot: '{"site":"uk"}',
    module: undefined,
    messages: [],
    cacheable: true,
  },
}
const html = documentBytes(parts).toString()
const order = (...parts: string[]) => parts.map((part) => html.indexOf(part))

describe('the document', () => {
  it('writes charset and viewport first, then title, styles, scripts, and the boot data after the page', () => {
    const places = order(
      '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
      '<meta name="viewport"',
      '<title>Camping</title>',
      '<meta name="description"',
      '<link rel="icon" href="/_app/uk/favicon.svg"',
      '<link rel="apple-touch-icon" href="/_app/uk/icon-180.png">',
      '<link rel="manifest" href="/uk/app.webmanifest">',
      '<link rel="preload" href="/_app/web/assets/alder.woff2" as="font" type="font/woff2" crossorigin>',
      '<style>:root{--brand:alder}.page{}</style>',
      '<link rel="stylesheet" type="text/inlined" href="/_app/uk/page.css">',
      '<script type="module" async src="/_app/uk/starter.js" data-scripts="/_app/uk/react.js /_app/uk/client.js">',
      '</head><body><div id="root"><main>Hello</main></div>',
      '<script type="application/json" id="boot">{"site":"uk"}</script></body></html>',
    )
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('holds its charset within the first 1024 bytes, and no script that runs inline', () => {
    expect(html.indexOf('charset')).toBeLessThan(1024)
    const scripts = [...html.matchAll(/<script\b([^>]*)>([^<]*)/g)]
    expect(scripts).toHaveLength(2)
    for (const [, attributes, text] of scripts)
      expect(attributes?.includes('application/json') || text === '').toBe(true)
  })
})

it('cannot be broken out of by its own address, with scripts or without', () => {
  const address = '/uk/"></noscript><script src=//evil.example></script>&<b>'
  const hostile = documentBytes({ ...parts, address }).toString()
  expect(hostile).toContain(
    'action="/uk/&quot;&gt;&lt;/noscript&gt;&lt;script src=//evil.example&gt;&lt;/script&gt;&amp;&lt;b&gt;"',
  )
  expect(hostile).not.toMatch(/<script src|<b>/)
  expect([...hostile.matchAll(/<\/noscript>/g)]).toHaveLength(1)
})

import { build } from 'vite'
import { expect, it } from 'vitest'
import { deferredModules } from './deferred-modules.ts'

/** A storefront in small, by path. */
const modules: Record<string, string> = {
  '/house/boot/client.tsx': `import './footer/deferred-footer.tsx'
    import '/house/apps/uk/slots.ts'
    globalThis.pages = [
      () => import('/house/features/campsite-page.tsx'),
      () => import('/house/features/login-page.tsx'),
      () => import('/house/features/plain-page.tsx'),
    ]`,
  '/house/boot/footer/deferred-footer.tsx': `import { later } from '/house/kit/deferred/create-deferred.tsx'
    later(() => import('/house/boot/footer/site-footer.tsx'))`,
  '/house/boot/footer/site-footer.tsx': 'export const footer = 1',
  '/house/kit/deferred/create-deferred.tsx': 'export const later = (load) => globalThis.later(load)',
  '/house/kit/slots/slot.tsx': 'export const Slot = (name) => globalThis.slot(name)',
  '/house/apps/uk/slots.ts': `globalThis.slots = { help: () => import('/house/apps/uk/slots/help.tsx') }`,
  '/house/apps/uk/slots/help.tsx': 'export const help = 1',
  '/house/features/campsite-page.tsx': `import '/house/features/sections.tsx'
    globalThis.drawer = () => import('/house/features/drawer.tsx')`,
  '/house/features/sections.tsx': `import { later } from '/house/kit/deferred/create-deferred.tsx'
    later(() => import('/house/features/about.tsx'))
    later(() => import('/house/features/place.tsx'))`,
  '/house/features/about.tsx': `import { later } from '/house/kit/deferred/create-deferred.tsx'
    later(() => import('/house/features/reviews.tsx'))`,
  '/house/features/place.tsx': 'export const place = 1',
  '/house/features/reviews.tsx': 'export const reviews = 1',
  '/house/features/drawer.tsx': 'export const drawer = 1',
  '/house/features/login-page.tsx': `import { Slot } from '/house/kit/slots/slot.tsx'
    Slot('help')`,
  '/house/features/plain-page.tsx': `globalThis.drawer = () => import('/house/features/drawer.tsx')`,
}

it('finds what the server renders of deferred scripts, for every page and for the entry', async () => {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    root: '/house/apps/uk',
    plugins: [
      {
        name: 'house',
        resolveId: (id, importer) => {
          const path = id.startsWith('.') ? new URL(id, `file://${importer}`).pathname : id
          return path in modules ? path : undefined
        },
        load: (id) => modules[id],
      },
      deferredModules(),
    ],
    build: { write: false, manifest: true, rolldownOptions: { input: '/house/boot/client.tsx' } },
  })
  const [bundle] = [output].flat()
  const files = bundle && 'output' in bundle ? bundle.output : []
  const read = (name: string): Record<string, unknown> => {
    const file = files.find(({ fileName }) => fileName === name)
    return file && 'source' in file ? JSON.parse(String(file.source)) : {}
  }
  const deferred = read('deferred.json')
  expect(deferred).toEqual({
    '../../boot/client.tsx': ['../../boot/footer/site-footer.tsx'],
    '../../features/campsite-page.tsx': [
      '../../features/about.tsx',
      '../../features/place.tsx',
      '../../features/reviews.tsx',
    ],
    '../../features/login-page.tsx': ['slots/help.tsx'],
  })
  const named = [...Object.keys(deferred), ...Object.values(deferred).flat()]
  expect(Object.keys(read('.vite/manifest.json'))).toEqual(expect.arrayContaining(named))
})

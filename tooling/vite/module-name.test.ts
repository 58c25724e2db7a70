import { expect, it } from 'vitest'
import { moduleName } from './module-name.ts'

it('is the same in a checkout and where packages are installed', () => {
  const names = [
    '/house/packages/ui/src/icon/icon.tsx',
    '/brand/node_modules/@camping/ui/lib/icon/icon.js',
    '/brand/node_modules/.pnpm/@camping+ui@1.0.0/node_modules/@camping/ui/lib/icon/icon.js?v=1',
  ].map(moduleName)
  expect(names).toEqual(['ui/icon/icon', 'ui/icon/icon', 'ui/icon/icon'])
})

it('has the ending of files that are no scripts', () => {
  expect(moduleName('/brand/node_modules/@camping/ui/lib/card/card.module.css?used')).toBe(
    'ui/card/card.module.css',
  )
})

it.each([
  '/house/node_modules/.pnpm/react@19/node_modules/react/index.js',
  '/house/packages/ui/node_modules/other/src/index.js',
  '/house/packages/ui/node_modules/other/packages/core/src/index.js',
  '/house/apps/uk/slots/help.tsx',
])('is none for %s', (id) => expect(moduleName(id)).toBeUndefined())

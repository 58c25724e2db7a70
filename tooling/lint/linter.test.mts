import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const configuration = [
  '.oxlintrc.json',
  'tooling/lint/brand-branch.plugin.mjs',
  'tooling/lint/silent-return.plugin.mjs',
]

/** One deliberate violation per rule of the linter: rule, file, content. */
const violations: [rule: string, path: string, text: string][] = [
  [
    'house(no-brand-branch)',
    'packages/core/src/brand-if.ts',
    `export const a = (brand: string) => brand === 'lakeland'\n`,
  ],
  [
    'house(no-brand-branch)',
    'packages/ui/src/brand-of.ts',
    `export const a = (app: { brand?: { id: string } }) => 'x' !== app.brand?.id\n`,
  ],
  [
    'house(no-brand-branch)',
    'packages/web/src/brand-switch.ts',
    `export function a(app: { brand: string }) {\n  switch (app.brand) {\n    case 'x':\n      return 1\n    default:\n      return 2\n  }\n}\n`,
  ],
  ...(
    [
      ['app-id', `export const a = (app: { config: { id: string } }) => app.config.id === 'white-label'`],
      ['list', `export const a = (brand: string) => ['alder', 'lakeland'].includes(brand)`],
      ['set', `export const a = (brand: string) => new Set(['alder']).has(brand)`],
      ['prefix', `export const a = (app: { brand: string }) => app.brand.startsWith('lake')`],
      ['pattern', `export const a = (brand: string) => /^lake/.test(brand)`],
      ['pick', `export const a = (brand: 'x' | 'y') => ({ x: 1, y: 2 })[brand]`],
      ['key', `export const a = (brand: string) => brand in { alder: 1 }`],
      [
        'name',
        `export const a = (config: { displayName: string }) => config.displayName === 'Lakeland Parks'`,
      ],
      ['site', `export const a = (site: string) => site === 'uk'`],
      ['site-list', `export const a = (siteCode: string) => ['de', 'de-ch'].includes(siteCode)`],
      [
        'site-switch',
        `export function a(app: { site: string }) {\n  switch (app.site) {\n    case 'nl-be':\n      return 1\n    default:\n      return 2\n  }\n}`,
      ],
    ] as const
  ).map(([name, text]): [string, string, string] => [
    'house(no-brand-branch)',
    `packages/storefront/src/brand-by-${name}.ts`,
    `${text}\n`,
  ]),
  ...(
    [
      ['test', `test.each([1])('%d', (a) => {\n  if (a) return\n  expect(a).toBe(0)\n})`],
      ['it', `it('works', async () => {\n  if (Math.random() > 1) return undefined\n  expect(1).toBe(1)\n})`],
      ['law', `fc.assert(fc.property(fc.nat(), (a) => {\n  if (a > 1) return\n  expect(a).toBe(a)\n}))`],
    ] as const
  ).map(([name, text]): [string, string, string] => [
    'tests(no-silent-return)',
    `packages/core/src/early-${name}.test.ts`,
    `${text}\n`,
  ]),
  ['import(no-default-export)', 'packages/core/src/default.ts', `const a = 1\nexport default a\n`],
  ['import(no-cycle)', 'packages/core/src/circle-a.ts', `export { b as a } from './circle-b.ts'\n`],
  [
    'typescript(no-floating-promises)',
    'packages/core/src/floating.ts',
    `const a = async () => 1\na()\nexport {}\n`,
  ],
  ...['api', 'sandbox', 'web', 'core', 'ui'].map((name): [string, string, string] => [
    'typescript(no-floating-promises)',
    `packages/${name}/src/unheard.ts`,
    `const a = async () => 1\nvoid a()\nexport {}\n`,
  ]),
  [
    'typescript(no-misused-promises)',
    'packages/core/src/misused.ts',
    `const a = async () => true\nif (a()) console.error('x')\nexport {}\n`,
  ],
  ['typescript(no-explicit-any)', 'packages/core/src/any.ts', `export const a = (b: any) => b\n`],
  [
    'typescript(no-non-null-assertion)',
    'packages/core/src/assertion.ts',
    `export const a = (b: number[]) => b[0]!\n`,
  ],
  [
    'typescript(switch-exhaustiveness-check)',
    'packages/core/src/switch.ts',
    `export function a(b: 'x' | 'y') {\n  switch (b) {\n    case 'x':\n      return 1\n  }\n  return 2\n}\n`,
  ],
  [
    'eslint(max-params)',
    'packages/core/src/parameters.ts',
    `export const a = (b: 1, c: 2, d: 3, e: 4) => [b, c, d, e]\n`,
  ],
  ['eslint(no-console)', 'packages/core/src/console.ts', `console.log('x')\nexport {}\n`],
  ['eslint(no-warning-comments)', 'packages/core/src/leftover.ts', `// todo: later\nexport const a = 1\n`],
  [
    'eslint(no-restricted-globals)',
    'packages/core/src/global.ts',
    `export const a = () => window.innerWidth\n`,
  ],
  ['eslint(no-restricted-globals)', 'packages/ui/src/fetch.ts', `export const a = () => fetch('/api')\n`],
  ['eslint(no-restricted-imports)', 'packages/core/src/far.ts', `export { a } from '../../ui/src/any.ts'\n`],
  [
    'eslint(no-restricted-imports)',
    'packages/ui/src/all-of-mui.ts',
    `export { Dialog } from '@mui/material'\n`,
  ],
  [
    'eslint(no-restricted-imports)',
    'packages/ui/src/lazy.ts',
    `import { lazy } from 'react'\nexport const A = lazy(() => import('./a.tsx'))\n`,
  ],
  [
    'react-hooks(rules-of-hooks)',
    'packages/ui/src/hook.tsx',
    `import { useState } from 'react'\nexport function A({ b }: { b: boolean }) {\n  if (b) useState(1)\n  return null\n}\n`,
  ],
  [
    'react-hooks(exhaustive-deps)',
    'packages/ui/src/deps.tsx',
    `import { useEffect } from 'react'\nexport function A({ b }: { b: () => void }) {\n  useEffect(() => b(), [])\n  return null\n}\n`,
  ],
  ['jsx-a11y(alt-text)', 'packages/ui/src/picture.tsx', `export const A = () => <img src="/a.webp" />\n`],
  ['react(button-has-type)', 'packages/ui/src/button.tsx', `export const A = () => <button>x</button>\n`],
]

/** Valid code beside the violations. */
const allowed: Record<string, string> = {
  'packages/core/src/circle-b.ts': `export { a as b } from './circle-a.ts'\n`,
  'packages/core/src/width.browser.ts': `export const a = () => window.innerWidth\n`,
  'packages/core/src/brand-data.ts': `export const a = (app: { brand: string; other: string }) => app.brand === app.other\n`,
  'packages/core/src/brand-look-up.ts': `export const a = (looks: { all: Record<string, number>; sites: string[] }, brand: string, site: string) => [looks.all[brand], looks.sites.includes(site), site === 'same-origin']\n`,
  'packages/core/src/inner-return.test.ts': `test('a', () => {\n  const a = (b: number) => {\n    if (b) return\n    throw new Error('x')\n  }\n  expect(a).toBeTypeOf('function')\n})\n`,
  'packages/core/src/site-in-a.test.ts': `export const a = (site: string) => site === 'uk'\n`,
  'packages/api/src/heard.ts': `const a = async () => 1\na().then(() => 2, (error: unknown) => error)\nexport {}\n`,
  'packages/storefront/src/unheard.ts': `const a = async () => 1\nvoid a()\nexport {}\n`,
  'packages/ui/src/card.stories.tsx': `const meta = { title: 'Card' }\nexport default meta\n`,
  'packages/ui/src/one-of-mui.ts': `export { default as Dialog } from '@mui/material/Dialog'\n`,
  'apps/uk/app.config.ts': `export default { brand: 'alder' }\n`,
}

const folder = mkdtempSync(join(tmpdir(), 'linted-'))
let found: { rule: string; path: string }[] = []

beforeAll(() => {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const [, path, text] of violations) write(path, text)
  for (const [path, text] of Object.entries(allowed)) write(path, text)
  const compilerOptions = {
    strict: true,
    module: 'preserve',
    jsx: 'react-jsx',
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
  }
  write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['packages', 'apps'] }))
  for (const path of configuration) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    copyFileSync(join(root, path), join(folder, path))
  }
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/oxlint'),
    ['--type-aware', '--format', 'json', 'packages', 'apps'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  )
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  found = diagnostics.map(({ code, filename }) => ({ rule: code, path: filename }))
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a deliberate violation is found', () => {
  test.each(violations)('%s: %s', (rule, path) => {
    expect(found).toContainEqual({ rule, path })
  })
})

test('what is right is not reported', () => {
  const circle = 'packages/core/src/circle-b.ts'
  expect(found.filter(({ path }) => Object.hasOwn(allowed, path) && path !== circle)).toEqual([])
})

import { expect, it } from 'vitest'
import { sourceGlobs, type Places } from './source-globs.ts'

const places: Places = {
  sources: [
    'docs/how-to/release.md',
    'packages/ui/src/button/button.stories.tsx',
    'packages/ui/src/button/button.tsx',
    'packages/ui/src/theme/tokens.ts',
  ],
  appFiles: (pattern) => [pattern.replace('*', 'fjord')],
  fileOf: (path) => `/brand/${path.startsWith('apps/') ? path : path.replace(/\.tsx?$/, '.js')}`,
}

const transform = sourceGlobs(places).transform as (code: string, id: string) => { code: string } | undefined
const installed = (name: string) => `/brand/node_modules/@camping/${name}.js`

it('finds files of the brand from an installed module, under the keys of the checkout', () => {
  const code = `const themes = import.meta.glob('../../../../apps/*/theme.ts', { eager: true, import: 'default' });`
  expect(transform(code, installed('ui/lib/theme/brands'))?.code)
    .toBe(`import { default as __source0 } from "/brand/apps/fjord/theme.ts"
const themes = { "../../../../apps/fjord/theme.ts": __source0 };`)
})

it('leaves out what a pattern leaves out', () => {
  const code = `import.meta.glob([
    '../../../../packages/ui/src/**/*.tsx',
    '!../../../../packages/ui/src/**/*.stories.tsx',
  ], { eager: true });`
  expect(transform(code, installed('storybook/lib/docs/props-table'))?.code)
    .toBe(`import * as __source0 from "/brand/packages/ui/src/button/button.js"
{ "../../../../packages/ui/src/button/button.tsx": __source0 };`)
})

it('reads texts as they are, and the comments of a source in its types', () => {
  const raw = (pattern: string) =>
    `import.meta.glob('../../../../${pattern}', { eager: true, query: '?raw', import: 'default' })`
  const code = [raw('docs/how-to/*.md'), raw('packages/ui/src/theme/{tokens,roles}.ts')].join('\n')
  const made = transform(code, installed('storybook/lib/docs/page-parts'))?.code
  expect(made).toContain('from "/brand/docs/how-to/release.md?raw"')
  expect(made).toContain('from "/brand/packages/ui/src/theme/tokens.d.ts?raw"')
})

it('leaves other modules alone', () => {
  expect(transform('export const a = 1', installed('ui/lib/a'))).toBeUndefined()
  expect(
    transform(`import.meta.glob('./*.ts', { eager: true })`, '/brand/apps/fjord/slots.ts'),
  ).toBeUndefined()
})

it('refuses a pattern whose modules come when they are needed', () => {
  expect(() => transform(`import.meta.glob('./*.ts', { import: 'a' })`, installed('ui/lib/a'))).toThrow(
    'eager',
  )
})

import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ComponentGuide } from '@camping/ui/stories/component-guide.ts'
import type { RouteName } from '@camping/editions/routes.ts'
import { expect, test } from 'vitest'
import { usedOn } from './used-on.data.ts'

const packages = join(import.meta.dirname, '../../../../packages')
const boot = join(packages, 'storefront/src/boot/routing')
const guides = import.meta.glob<ComponentGuide>('../../../../packages/ui/src/**/*.guide.data.ts', {
  eager: true,
  import: 'guide',
})

/** Modules that a module imports, at once or later; types are left out. */
function importsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8').replaceAll(/import type [^;]*?from '[^']+'/g, '')
  return [...text.matchAll(/(?:from |import\(|import )'([^']+\.tsx?)'/g)]
    .map(([, name = '']) =>
      name.startsWith('@camping/')
        ? join(packages, name.replace(/^@camping\/(\w+)\//, '$1/src/'))
        : join(dirname(path), name),
    )
    .filter((one) => existsSync(one))
}

function reachedFrom(...starts: string[]): Set<string> {
  const found = new Set(starts)
  for (const path of found)
    // The table of pages leads to every page.
    if (!path.endsWith('page-table.ts')) for (const next of importsOf(path)) found.add(next)
  return found
}

const table = readFileSync(join(boot, 'page-table.ts'), 'utf8')
const entries = new Map(
  [...table.matchAll(/const (\w+): PageEntry = \{[\s\S]*?import\('([^']+)'/g)].map(([, name, path]) => [
    name,
    path,
  ]),
)
const rows = table.slice(table.indexOf('export const pageTable'))

/** What a page shows: its own modules, and those around every page. */
const everywhere = reachedFrom(join(boot, 'page-outlet.tsx'), join(boot, '../client.tsx'))
const pages = new Map<string, Set<string>>()
function shownBy(route: RouteName): Set<string> {
  const [, entry, own] =
    new RegExp(String.raw`^  ${route}: (?:(\w+),|\{[\s\S]*?import\('([^']+)')`, 'm').exec(rows) ?? []
  const path = own ?? entries.get(entry) ?? ''
  const known = pages.get(path) ?? reachedFrom(join(boot, path))
  pages.set(path, known)
  return known
}

const cases = Object.entries(usedOn).flatMap(([key, routes]) => routes.map((route) => [key, route] as const))

test.each(cases)('%s is shown by %s', (key, route) => {
  const { components = [] } = guides[`../../../../packages/ui/src/${key}.guide.data.ts`] ?? {}
  const shown = shownBy(route)
  expect(shown.size).toBeGreaterThan(5)
  const used = components.filter((file) => {
    const path = join(packages, 'ui/src', file)
    return shown.has(path) || everywhere.has(path)
  })
  expect(used).not.toHaveLength(0)
})

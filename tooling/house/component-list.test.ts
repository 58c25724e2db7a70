import { expect, test } from 'vitest'
import {
  countComponents,
  inspectComponentList,
  lostPaths,
  missingRows,
  withCounts,
} from './component-list.ts'

test('packages/ui/COMPONENTS.md has the counts of the source, and a row for every component that a page imports', () => {
  const { list, counted, faults } = inspectComponentList()
  expect(list, 'npm run components -- --write').toBe(counted)
  expect(faults).toEqual([])
})

const sample = new Map([
  [
    'packages/ui/src/field/field.tsx',
    `import { TextField } from '@mui/material'\nexport function Field() {}`,
  ],
  [
    'packages/ui/src/field/two-fields.tsx',
    `import { Field } from './field.tsx'\nexport function TwoFields() {}`,
  ],
  [
    'packages/ui/src/field/late.tsx',
    `const Field = lazy(() => import('./field.tsx'))\nexport function Late() {}`,
  ],
  [
    'packages/ui/src/field/typed.tsx',
    `import type { FieldProps } from './field.tsx'\nexport function Typed() {}`,
  ],
  ['packages/ui/src/field/field.stories.tsx', `import { Field } from './field.tsx'`],
  ['packages/ui/src/theme/theme.ts', `import { createTheme } from '@mui/material'`],
  [
    'packages/storefront/src/features/portal/a.tsx',
    `import { TwoFields } from '@camping/ui/field/two-fields.tsx'`,
  ],
  [
    'packages/storefront/src/features/account/b.tsx',
    `const it = () => import('@camping/ui/field/field.tsx')`,
  ],
  ['packages/storefront/src/features/account/plain/c.tsx', `import '@camping/ui/field/typed.tsx'`],
  ['packages/storefront/src/features/checkout/d.tsx', `import { Late } from '@camping/ui/field/late.tsx'`],
  ['packages/storefront/src/features/search/e.tsx', `import { Field } from '@camping/ui/field/field.tsx'`],
])

test('MUI is used by who imports it at once, however far; types, stories and forms without scripts do not count', () => {
  expect(countComponents(sample)).toEqual({ onMui: 2, files: 4, customersOnMui: 2, customers: 3 })
})

test('counts are written into the sentences, and a list without them is refused', () => {
  const list =
    '9 of the 9 files with markup use MUI. More. 8 of\nthe 9 files with markup of those four features stand.'
  expect(withCounts(list, countComponents(sample))).toBe(
    '2 of the 4 files with markup use MUI. More. 2 of\nthe 3 files with markup of those four features stand.',
  )
  expect(() => withCounts('9 of 9', countComponents(sample))).toThrow('no sentence like')
})

test('a component without a row and a row without a file are named', () => {
  const list =
    '| `Field`, `Late` | field/field.tsx, field/gone.tsx | What |\n| `Fields` | field/{a,b}.tsx | What |'
  expect(missingRows(list, sample)).toEqual(['field/two-fields.tsx: TwoFields'])
  expect(lostPaths(list, sample)).toEqual(['field/gone.tsx'])
})

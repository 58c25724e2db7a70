import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { iconPaths } from './icon-paths.ts'
import { iconShapesCss } from './icon-shapes-css.ts'

it('icon-shapes.css matches icon-paths.ts: run `npm run icons` after a change', () => {
  const written = readFileSync(join(import.meta.dirname, 'icon-shapes.css'), 'utf8')
  expect(written).toBe(iconShapesCss())
})

it.each(Object.entries(iconPaths))(
  '%s stays within its 24 × 24 grid and needs no escaping',
  (_name, path) => {
    expect(path).toMatch(/^!?M[\d\s.,a-zA-Z-]+$/)
  },
)

import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CoveredTree } from './check-coverage.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Where the page is. */
export const coverageFile = join(root, 'docs/product/coverage.md')

const inCheckout = (path: string): string | undefined => {
  const file = join(root, path)
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'utf8') : undefined
}
const pagesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  )

/** This checkout. */
export function readTree(): CoveredTree {
  const rules = pagesIn('docs/product').flatMap((page) =>
    [...readFileSync(join(root, 'docs/product', page), 'utf8').matchAll(/^- \*\*([a-z]+-\d+)\*\*/gm)].map(
      ([, id = '']) => id,
    ),
  )
  const decisions = ['docs/decisions', 'docs/features'].flatMap((folder) =>
    pagesIn(folder).flatMap((page) => /(?:^|\/)(\d{3})-[^/]+$/.exec(page)?.[1] ?? []),
  )
  return { read: inCheckout, rules: new Set(rules), decisions: new Set(decisions) }
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { moduleName } from '@camping/vite-preset/module-name.ts'
import type { Plugin } from 'vite'
import type { ComponentDocs } from './docgen.ts'

/** What docgen read of components when they were released, by module and name: their types are not in what is installed. */
export type ReleasedDocgen = Readonly<Record<string, Readonly<Record<string, ComponentDocs>>>>

const read = () =>
  JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@camping/storybook/docgen.json'), 'utf8'),
  ) as ReleasedDocgen

/** Puts the docgen of the release behind the installed components, where docgen puts it behind their sources. */
export function releasedDocgen(docgen: ReleasedDocgen = read()): Plugin {
  return {
    name: 'camping:released-docgen',
    transform(code, id) {
      const components = Object.entries(docgen[moduleName(id) ?? ''] ?? {})
      if (components.length === 0) return undefined
      const assigned = components.map(([name, docs]) => `${name}.__docgenInfo=${JSON.stringify(docs)}`)
      return { code: [code, ...assigned].join('\n;'), map: null }
    },
  }
}

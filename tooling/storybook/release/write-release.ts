import { cpSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { moduleName } from '@camping/vite-preset/module-name.ts'
import { docgenReader } from '../src/docs/docgen.ts'
import type { ReleasedDocgen } from '../src/docs/released-docgen.ts'

const root = join(import.meta.dirname, '../../..')

/** Packages whose sources are found by patterns: components with their guides, and the words of the house. */
const found = ['packages/ui/src', 'packages/editions/src/messages']

/**
 * Writes into the released package what its Storybook shows and no compiler leaves: the docgen of components, which is read from their
 * types, the handbook, and the names of the sources that patterns of the docs find.
 */
async function writeRelease(folder: string): Promise<void> {
  const sources = found.flatMap((one) =>
    readdirSync(join(root, one), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|bench)\.tsx?$|(?:^|[\\/])testing[\\/]/.test(path))
      .map((path) => `${one}/${path.replaceAll('\\', '/')}`),
  )
  const handbook = readdirSync(join(root, 'docs/how-to')).map((name) => `docs/how-to/${name}`)
  const docgenOf = await docgenReader()
  const docgen: Record<string, ReleasedDocgen[string]> = {}
  for (const path of sources.filter((one) => one.endsWith('.tsx') && !one.endsWith('.stories.tsx'))) {
    const components = await docgenOf(join(root, path))
    const name = moduleName(join(root, path))
    if (name && Object.keys(components).length > 0) docgen[name] = components
  }
  const write = (name: string, content: unknown) =>
    writeFileSync(join(folder, 'lib', name), JSON.stringify(content))
  write('docgen.json', docgen)
  write('sources.json', [...sources, ...handbook].toSorted())
  cpSync(join(root, 'docs/how-to'), join(folder, 'lib/handbook'), { recursive: true })
}

await writeRelease(process.argv[2] ?? 'dist')

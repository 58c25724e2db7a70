import { expect, it } from 'vitest'
import { madeOf, withBuiltEndings } from './build-packages.mjs'
import { catalogOf, releasedManifest } from './released-manifest.mjs'

const catalog = catalogOf(`packages:
  - packages/*

catalog:
  '@mui/material': 9.5.0
  '@emotion/cache': 11.14.0
  '@emotion/react': 11.14.0
  '@emotion/styled': 11.14.1
  '@types/react': 19.3.0
  react: 19.3.1
  react-dom: 19.3.1
  tsnative: npm:typescript@7.0.2

pmOnFail: ignore
`)
const release = { catalog, versions: { '@camping/core': '1.2.0', '@camping/ui': '1.2.0' } }
const released = (manifest) =>
  releasedManifest(
    { name: '@camping/ui', version: '1.2.0', license: 'MIT', type: 'module', ...manifest },
    release,
  )

it('reads the versions of the workspace', () => {
  expect(catalog).toMatchObject({
    '@mui/material': '9.5.0',
    react: '19.3.1',
    tsnative: 'npm:typescript@7.0.2',
  })
  expect(Object.keys(catalog)).toHaveLength(8)
})

it('states exact versions, and no source, script or tool of this checkout', () => {
  const manifest = released({
    private: false,
    scripts: { unit: 'vitest run' },
    exports: { './*': './src/*' },
    dependencies: { '@camping/core': 'workspace:*', '@mui/material': 'catalog:' },
    devDependencies: { vitest: 'catalog:' },
  })
  expect(manifest.dependencies).toEqual({ '@camping/core': '1.2.0' })
  expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:|src\/|vitest|private/)
  expect(manifest).toMatchObject({ license: 'MIT', files: ['lib'], publishConfig: { provenance: true } })
})

it('states where its sources are, as far as that is known', () => {
  const known = { ...release, repository: 'git+https://git.example/a/b.git', directory: 'packages/ui' }
  const manifest = { name: '@camping/ui', version: '1.2.0' }
  expect(releasedManifest(manifest, known).repository).toEqual({
    type: 'git',
    url: 'git+https://git.example/a/b.git',
    directory: 'packages/ui',
  })
  expect(releasedManifest(manifest, release)).not.toHaveProperty('repository')
})

it('leaves what a page has once to the repository, with its types', () => {
  const manifest = released({
    dependencies: { react: 'catalog:', '@mui/material': 'catalog:' },
    devDependencies: { '@types/react': 'catalog:' },
  })
  expect(manifest.peerDependencies).toEqual({ '@mui/material': '^9.5.0', react: '^19.3.1' })
  expect(manifest.dependencies).toEqual({ '@types/react': '19.3.0' })
})

it('brings with a command the versions that were tested', () => {
  const manifest = released({
    bin: { camping: './src/command/main.ts' },
    dependencies: { '@camping/core': 'workspace:*', react: 'catalog:' },
  })
  expect(manifest.bin).toEqual({ camping: 'lib/command/main.js' })
  expect(manifest.peerDependencies).toBeUndefined()
  expect(manifest.dependencies).toMatchObject({
    react: '19.3.1',
    'react-dom': '19.3.1',
    '@emotion/styled': '11.14.1',
  })
})

it.each([
  ['a package that stays here', { '@camping/testkit': 'workspace:*' }, '@camping/testkit, which is private'],
  ['a library without a version', { sharp: 'catalog:' }, 'sharp, which the catalog'],
])('refuses to depend on %s', (_what, dependencies, sentence) => {
  expect(() => released({ dependencies })).toThrow(sentence)
})

it('releases stories with the modules for tests that they are made of', () => {
  const files = {
    'card/card.stories.tsx': `import { Card } from './card.tsx'\nimport { row } from '../stories/row.ts'`,
    'stories/row.ts': `import { words } from '../testing/words.ts'\nimport type { Row } from '@camping/core/row.ts'`,
    'testing/words.ts': 'export const words = 1',
  }
  const stories = ['card/card.stories.tsx', 'stories/row.ts']
  expect(madeOf(stories, (file) => files[file])).toEqual([...stories, 'testing/words.ts'])
})

it('leads imports to what is built, and leaves other packages and texts alone', () => {
  const code = `import { a } from './a.ts';
export * from "../b/b.tsx";
import './polyfill.ts';
const c = () => import('./c.tsx');
import { defineApp } from '@camping/editions/define-app.ts';
import styles from './a.module.css';
const text = 'see ./a.ts';`
  expect(withBuiltEndings(code)).toBe(`import { a } from './a.js';
export * from "../b/b.js";
import './polyfill.js';
const c = () => import('./c.js');
import { defineApp } from '@camping/editions/define-app.ts';
import styles from './a.module.css';
const text = 'see ./a.ts';`)
})

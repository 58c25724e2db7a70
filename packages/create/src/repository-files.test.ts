import { expect, it } from 'vitest'
import { repositoryFiles } from './repository-files.ts'

const files = repositoryFiles('fjord', '1.4.0')
const manifest = JSON.parse(files['package.json'] ?? '') as {
  scripts: Record<string, string>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

it('depends on one release, exactly', () => {
  expect(manifest.dependencies).toEqual({
    '@camping/editions': '1.4.0',
    '@camping/ui': '1.4.0',
    '@camping/web': '1.4.0',
  })
  expect(manifest.devDependencies).toEqual({ '@camping/storybook': '1.4.0' })
})

it('lets an editor know the compiler and the form of files', () => {
  expect(JSON.parse(files['.vscode/settings.json'] ?? '')).toMatchObject({
    'typescript.tsdk': 'node_modules/typescript/lib',
  })
  expect(files['.editorconfig']).toContain('indent_size = 2')
  expect(files['.nvmrc']).toBe('24\n')
})

it('explains every command that the repository has', () => {
  for (const name of Object.keys(manifest.scripts))
    expect(files['README.md']).toContain(name === 'start' ? '`npm start`' : `\`npm run ${name}\``)
})

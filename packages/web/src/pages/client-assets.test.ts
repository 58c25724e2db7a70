import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readClientBuild } from './client-assets.ts'

const root = mkdtempSync(join(tmpdir(), 'client-assets-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const manifest = {
  '../../packages/storefront/src/boot/client.tsx': {
    file: 'assets/client-1.js',
    imports: ['../../packages/storefront/src/boot/starter/starter.browser.ts', '_react.js', '_shell.js'],
    css: ['assets/base.css'],
  },
  '../../packages/storefront/src/boot/starter/starter.browser.ts': { file: 'assets/starter-13.js' },
  '_react.js': { file: 'assets/react-2.js' },
  '_shell.js': { file: 'assets/shell-3.js', imports: ['_react.js'], css: ['assets/shell.css'] },
  '../../packages/storefront/src/features/search/home/home-page.tsx': {
    file: 'assets/home-4.js',
    imports: ['_shell.js', '_form.js'],
    css: ['assets/home.css'],
  },
  '_form.js': { file: 'assets/form-5.js', imports: ['_form.js', '_react.js'], css: ['assets/shell.css'] },
  '../../packages/storefront/src/features/search/results/results-page.tsx': { file: 'assets/results-6.js' },
  'site-footer.tsx': { file: 'assets/footer-11.js', imports: ['_shell.js'], css: ['assets/footer.css'] },
  'about.tsx': { file: 'assets/about-12.js', css: ['assets/about.css'] },
  '\u0000virtual:messages/uk/en-GB/shell': { file: 'assets/words-7.js' },
  '\u0000virtual:messages/uk/en-GB/home': { file: 'assets/words-8.js' },
  '../../packages/storefront/src/features/search/form/alpha-search-form.tsx': {
    file: 'assets/alpha-9.js',
    imports: ['_form.js'],
    css: ['assets/alpha.css'],
  },
  '\u0000virtual:messages/uk/en-GB/alpha': { file: 'assets/words-10.js' },
}

/** What the server renders although its scripts are deferred. */
const deferred = {
  '../../packages/storefront/src/boot/client.tsx': ['site-footer.tsx'],
  '../../packages/storefront/src/features/search/results/results-page.tsx': [
    'about.tsx',
    'in-another-chunk.tsx',
  ],
}

function build(name: string, files: Record<string, string>): string {
  const app = join(root, name)
  mkdirSync(join(app, 'dist/client/assets'), { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(app, 'dist/client', file), text)
  return app
}

describe('readClientBuild', () => {
  let app: string
  beforeAll(() => {
    app = build('uk', {
      'manifest.json': JSON.stringify(manifest),
      'deferred.json': JSON.stringify(deferred),
      'assets/base.css': 'body{margin:0}\n',
      'assets/shell.css': '.shell{}\n',
      'assets/home.css': '.home{}\n',
      'assets/alpha.css': '.alpha{}\n',
      'assets/footer.css': '.footer{}\n',
      'assets/about.css': '.about{}\n',
    })
  })

  it('names the starter and what the page will import, each once and before what imports it, and inlines its styles in order', () => {
    const assets = readClientBuild(app, 'uk').assetsFor('home-page.tsx', 'en-GB', ['shell', 'home'])
    expect(assets).toEqual({
      starter: '/_app/uk/assets/starter-13.js',
      scripts: ['react-2', 'shell-3', 'client-1', 'form-5', 'home-4', 'words-7', 'words-8'].map(
        (name) => `/_app/uk/assets/${name}.js`,
      ),
      css: Buffer.from('.shell{}\nbody{margin:0}\n.home{}\n.footer{}'),
      styleSheets: ['shell', 'base', 'home', 'footer'].map((name) => `/_app/uk/assets/${name}.css`),
    })
  })

  it('inlines the styles of what is deferred, and fetches none of its scripts', () => {
    const { assetsFor } = readClientBuild(app, 'uk')
    const { css, scripts } = assetsFor('results-page.tsx', 'en-GB', ['shell'])
    expect(css.toString()).toBe('.shell{}\nbody{margin:0}\n.footer{}\n.about{}')
    expect(scripts.join()).not.toMatch(/footer-11|about-12/)
  })

  it('fetches the Alpha search box with its words, where it is shown, and nowhere else', () => {
    const { assetsFor } = readClientBuild(app, 'uk')
    const alpha = assetsFor('home-page.tsx', 'en-GB', ['shell', 'home', 'alpha'])
    expect(alpha.scripts).toEqual(
      expect.arrayContaining(['/_app/uk/assets/alpha-9.js', '/_app/uk/assets/words-10.js']),
    )
    expect(alpha.css.toString()).toContain('.alpha{}')
    const bravo = assetsFor('home-page.tsx', 'en-GB', ['shell', 'home'])
    expect(bravo.scripts.join()).not.toContain('alpha-9')
    expect(bravo.css.toString()).not.toContain('.alpha')
  })

  it('gives an error page the entry and its words only', () => {
    const { scripts, css } = readClientBuild(app, 'uk').assetsFor(undefined, 'en-GB', ['shell'])
    expect(scripts.map((file) => file.split('/').at(-1))).toEqual([
      'react-2.js',
      'shell-3.js',
      'client-1.js',
      'words-7.js',
    ])
    expect(css.toString()).not.toContain('.home')
  })

  it('does not mix up consecutive pages', () => {
    const { assetsFor } = readClientBuild(app, 'uk')
    const home = assetsFor('home-page.tsx', 'en-GB', ['shell'])
    const results = assetsFor('results-page.tsx', 'en-GB', ['shell'])
    expect(results.scripts).toContain('/_app/uk/assets/results-6.js')
    expect(results.scripts).not.toContain('/_app/uk/assets/home-4.js')
    expect(assetsFor('home-page.tsx', 'en-GB', ['shell'])).toEqual(home)
  })

  it('leaves out what the build does not have', () => {
    const { scripts } = readClientBuild(app, 'uk').assetsFor('gone-page.tsx', 'de', ['shell'])
    expect(scripts).toEqual(['react-2', 'shell-3', 'client-1'].map((name) => `/_app/uk/assets/${name}.js`))
  })

  it('refuses to serve an app that is not built or has no entry', () => {
    expect(() => readClientBuild(join(root, 'de'), 'de')).toThrow('apps/de is not built: run npm run build')
    const broken = build('nl', { 'manifest.json': '{"a":{"file":"a.js"}}', 'deferred.json': '{}' })
    expect(() => readClientBuild(broken, 'nl')).toThrow('has no entry')
  })
})

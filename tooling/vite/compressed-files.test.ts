import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { compressedFiles } from './compressed-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'compressed-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Two apps with one file in common, which only the first has to compress. */
test('every text file of every app has its own content beside it, compressed', async () => {
  const shared = `export const shared = '${randomBytes(40).toString('hex')}'`
  const apps = ['one', 'other'].map((app) => join(folder, app))
  for (const app of apps) {
    mkdirSync(join(app, 'assets'), { recursive: true })
    writeFileSync(join(app, 'assets/shared.js'), shared)
    writeFileSync(join(app, 'own.css'), `.${app.slice(-5)} { color: red }`)
    const { closeBundle } = compressedFiles(app) as unknown as { closeBundle(): Promise<void> }
    await closeBundle()
  }
  for (const app of apps)
    for (const name of ['assets/shared.js', 'own.css']) {
      const content = readFileSync(join(app, name), 'utf8')
      expect(brotliDecompressSync(readFileSync(join(app, `${name}.br`))).toString()).toBe(content)
      expect(gunzipSync(readFileSync(join(app, `${name}.gz`))).toString()).toBe(content)
    }
})

test('apps are built at the same time, and files of one app may be equal', async () => {
  const run = randomBytes(8).toString('hex')
  // Each app ends, and clears up, while others write what they have compressed.
  const apps = Array.from({ length: 8 }, (_, at) => {
    const app = join(folder, `at-once-${at}`)
    mkdirSync(app, { recursive: true })
    for (let file = 0; file < (at + 1) * 12; file += 1)
      writeFileSync(
        join(app, `${file}.js`),
        `export const text = '${run} ${at} ${file >> 1} ${'x'.repeat((file >> 1) * 80)}'`,
      )
    return app
  })
  await Promise.all(
    apps.map((app) => (compressedFiles(app) as unknown as { closeBundle(): Promise<void> }).closeBundle()),
  )
  for (const app of apps)
    expect(brotliDecompressSync(readFileSync(join(app, '0.js.br')))).toEqual(readFileSync(join(app, '0.js')))
})

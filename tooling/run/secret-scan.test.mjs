import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { scanFiles } from './secret-scan.mjs'
import { cacheFolder, root } from './workspace.mjs'

// Rules are looked for from where the files are, so they lie in the checkout.
mkdirSync(cacheFolder, { recursive: true })
const folder = mkdtempSync(join(cacheFolder, 'secrets-'))
writeFileSync(join(folder, '.secretlintrc.json'), readFileSync(join(root, '.secretlintrc.json')))
afterAll(() => rmSync(folder, { recursive: true }))

/** Written in parts, so that this file is none of what it plants. */
const planted = {
  'a private key': `-----BEGIN RSA ${'PRIVATE'} KEY-----\n${'MIIEowIBAAKCAQEA0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx\n'.repeat(4)}-----END RSA ${'PRIVATE'} KEY-----\n`,
  'a token of a forge': `const token = '${'ghp'}_${'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'}'\n`,
  'a password in an address': `DATABASE_URL=postgres://camping:${'s3cr3tPassw0rd'}@db.example.org:5432/camping\n`,
}

const write = (name, text) => {
  writeFileSync(join(folder, name), text)
  return name
}

test.each(Object.entries(planted))('%s is found', async (_, text) => {
  const { counts, output } = await scanFiles([write('planted.txt', text)], folder)
  expect(output).toMatch(/found (?!target)/)
  expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('one among many files is found', async () => {
  const plain = Array.from({ length: 401 }, (_, at) => write(`plain-${at}.txt`, 'nothing\n'))
  const token = write('one-of-many.txt', planted['a token of a forge'])
  const { counts, output } = await scanFiles([...plain, token, 'plain-0.txt'], folder)
  expect(output).toContain('one-of-many.txt')
  expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('words about keys are none', async () => {
  const { counts, output } = await scanFiles(
    [write('plain.txt', 'The operator’s token is in OPERATOR_TOKEN.\n')],
    folder,
  )
  expect(counts, output).toEqual({ passed: 1, failed: 0, skipped: 0 })
})

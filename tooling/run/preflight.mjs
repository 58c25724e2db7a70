import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { createServer, connect } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { PlainError } from './progress.mjs'
import { root } from './workspace.mjs'

/** Node 20.19 is the oldest that runs these scripts and can `require` an ES module. */
export function checkNodeVersion(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new PlainError(`Node ${version} is too old: 20.19 or newer is needed (https://nodejs.org).`)
}

/** The port of the environment, 3000 by default. */
export function portOf(environment) {
  const text = environment.PORT || '3000'
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new PlainError(`PORT must be a number from 1 to 65535, not '${text}'.`)
}

/** Refuses a port that somebody listens on already, on the wildcard or on the loopback address. */
export async function checkPortIsFree(port) {
  for (const host of ['::', '0.0.0.0', '127.0.0.1']) {
    const problem = await tryToListen(port, host)
    if (problem === 'EADDRINUSE') {
      throw new PlainError(
        `Port ${port} is taken. Stop what uses it, or choose another one: PORT=${port === 65_535 ? 3000 : port + 1} npm start`,
      )
    }
    if (problem === 'EACCES') {
      throw new PlainError(
        `Port ${port} may not be opened by this user. Choose one above 1023: PORT=3000 npm start`,
      )
    }
  }
}

function tryToListen(port, host) {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', (error) => done(error.code))
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(undefined)))
  })
}

/** Refuses a data folder that cannot become one, before minutes go into an install. */
export function checkDataFolder(environment) {
  const folder = resolve(root, environment.DATA_DIR || '.data')
  if (existsSync(folder) && !statSync(folder).isDirectory()) {
    throw new PlainError(
      `The data folder ${folder} is a file. Move it away, or name another folder in DATA_DIR.`,
    )
  }
  let nearest = folder
  while (!existsSync(nearest)) nearest = dirname(nearest)
  try {
    if (!statSync(nearest).isDirectory()) throw new Error('a file is in the way')
    accessSync(nearest, constants.W_OK | constants.X_OK)
  } catch {
    throw new PlainError(`The data folder ${folder} cannot be written. Name another folder in DATA_DIR.`)
  }
}

/** Refuses a DATABASE_URL that is not one or that nothing answers at; the server checks the rest. */
export async function checkDatabaseAnswers(environment) {
  if (!environment.DATABASE_URL) return
  let url
  try {
    url = new URL(environment.DATABASE_URL)
  } catch {
    throw new PlainError('DATABASE_URL is not an address such as postgres://user:password@host:5432/name.')
  }
  if (url.protocol !== 'postgres:' && url.protocol !== 'postgresql:') {
    throw new PlainError(`DATABASE_URL must begin with postgres://, not ${url.protocol}//.`)
  }
  // Without a host the address means a Unix socket, which only the driver can judge.
  if (!url.hostname || url.searchParams.has('host')) return
  if (!(await answers(url.hostname, Number(url.port || 5432), 3000))) {
    throw new PlainError(
      `No database answers at ${url.hostname}:${url.port || 5432} (DATABASE_URL). Start it, or leave DATABASE_URL unset to use the embedded one.`,
    )
  }
}

/** True when a TCP connection opens within the time given in milliseconds. */
export function answers(host, port, patience) {
  return new Promise((done) => {
    const socket = connect({ host: host.replace(/^\[|\]$/g, ''), port, timeout: patience })
    const finish = (result) => () => {
      socket.destroy()
      done(result)
    }
    socket.once('connect', finish(true)).once('timeout', finish(false)).once('error', finish(false))
  })
}

/** The commands that cannot work in a checkout that was copied without its root files. */
export function checkCheckout() {
  if (!existsSync(join(root, 'pnpm-lock.yaml'))) {
    throw new PlainError(`pnpm-lock.yaml is missing in ${root}: this is not a complete checkout.`)
  }
}

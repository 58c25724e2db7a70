import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { colour, page, part, word } from './outside-files.data.mjs'
import { PlainError } from './progress.mjs'
import { tail } from './run-quietly.mjs'

/** How long a server may take to begin and to end, ms. */
const patience = 180_000

/**
 * Runs `npm start` or another script of the brand on a free port until it prints `ready`, and hands its address to `visit`, whose remark is
 * returned. `words` are those of a script that is not told its port by the environment.
 */
export async function withServer(script, { brand, env, words = () => [], ready = 'ready http' }, visit) {
  const port = await freePort()
  const child = spawn('npm', ['run', '--silent', script, '--', ...words(port)], {
    cwd: brand,
    // A group of its own, which ends as a whole.
    detached: true,
    env: { ...env, PORT: String(port), SANDBOX: 'off', CATALOGUE_SITES: '40', CATALOGUE_REVIEWS: '200' },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text))
  const ended = new Promise((done) => child.once('exit', done))
  try {
    const begun = performance.now()
    while (!printed.includes(ready)) {
      if (child.exitCode !== null || performance.now() - begun > patience)
        throw new PlainError(`npm run ${script} does not serve:\n${tail(printed)}`)
      await pause(100)
    }
    return await visit(`http://localhost:${port}`)
  } catch (error) {
    throw error instanceof PlainError ? new PlainError(`${error.message}\n${tail(printed)}`) : error
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await Promise.race([ended, pause(patience, undefined, { ref: false })])
  }
}

async function freePort() {
  const server = createServer()
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address()
  await new Promise((done) => server.close(done))
  return port
}

async function read(address, path) {
  const response = await fetch(address + path)
  const text = await response.text()
  if (!response.ok) throw new PlainError(`${path} is answered with ${response.status}:\n${tail(text, 5)}`)
  return text
}

function contains(path, text, wanted) {
  for (const one of wanted)
    if (!text.toLowerCase().includes(one.toLowerCase())) throw new PlainError(`${path} has no '${one}'.`)
}

/** The path of the first address of a sitemap. */
const firstPath = (xml, test = /^/) => {
  const paths = [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]+)<\/loc>/g)].map(([, path]) => path)
  return paths.find((path) => test.test(path))
}

/** Home page with word, colour and part of the brand, its own page, a campsite, and the scripts that they load. */
export async function builtPages(address) {
  const home = await read(address, '/nl')
  contains('/nl', home, [word, colour, part])
  contains(page.path, await read(address, page.path), [page.word])
  const part1 = firstPath(await read(address, '/nl/sitemap.xml'), /sitemap-campsites/)
  const campsite = firstPath(await read(address, part1))
  contains(campsite, await read(address, campsite), ['Fjord', colour])
  const scripts = [...home.matchAll(/(?:src|href)="(\/_app\/[^"]+\.js)"/g)].map(([, path]) => path)
  for (const script of scripts) await read(address, script)
  return `/nl, ${page.path}, ${campsite}, ${scripts.length} scripts`
}

/** The same word and colour from source, and the script that a browser begins with. */
export async function developedPages(address) {
  const home = await read(address, '/nl')
  contains('/nl', home, [word, colour, part])
  const scripts = [...home.matchAll(/src="(\/@fs[^"]+)"/g)].map(([, path]) => path)
  if (scripts.length === 0) throw new PlainError('/nl names no script of the storefront.')
  for (const script of scripts) await read(address, script)
  return `/nl, ${scripts.length} scripts`
}

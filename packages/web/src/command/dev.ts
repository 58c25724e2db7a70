import { createServer as createHttpServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { createRequire } from 'node:module'
import { workspaceRoot } from '@camping/vite-preset/workspace-paths.ts'
import { createServer, type ViteDevServer } from 'vite'
import { hostDev } from './host-dev.ts'
import type * as DevHostModule from '../dev-host.ts'
import { restartable } from '../start/restartable.ts'

/** In which Vite has noticed a change as well, and whoever saves many files has saved them, ms. */
const noticed = 100

const devHost = createRequire(import.meta.url).resolve('@camping/web/dev-host.ts')

/** Sources of what runs behind the pages; those of the pages are read anew with each request. */
const isServerSource = (file: string) =>
  /\/packages\/(?:api|catalogue|contract|sandbox|web)\/src\/.+(?<!\.test)\.ts$/.test(file)

/** What the server makes into the first styles of a page, so that no module of the browser's takes it as an update. */
const isTheme = (file: string) => /\/apps\/[^/]+\/theme\.ts$/.test(file)

/**
 * Development: one Vite server renders and hot-reloads every app (`npm run dev`) or the named ones
 * (`npm run dev -- uk de-ch`). Client code comes from source; pages are never cached. A change of the API starts it
 * again behind the same address; requests wait for it, and open pages are loaded again.
 */
async function main(): Promise<void> {
  const selected = process.argv.slice(2)
  const server = createHttpServer()
  const vite = await createServer({
    ...hostDev(),
    server: { middlewareMode: true, ws: { server }, fs: { allow: [workspaceRoot] } },
  })
  const host = restartable(async () => {
    const { startDevHost } = (await vite.ssrLoadModule(devHost)) as typeof DevHostModule
    return startDevHost({ vite, selected, appsFolder: `${workspaceRoot}/apps/` })
  }, console.error)
  const { port, lines } = await host.start()
  server.on('request', (request, response) => void host.handle(request, response))
  reactToChanges(vite, host)
  const stop = () =>
    void vite
      .close()
      .then(() => host.close())
      .then(() => process.exit(0))
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  server.listen(port, () => {
    console.log(`ready http://localhost:${port}`)
    for (const line of lines) console.log(line)
  })
}

function reactToChanges(vite: ViteDevServer, host: { restart(): Promise<boolean> }): void {
  const loadPagesAgain = () => vite.ws.send({ type: 'full-reload' })
  vite.watcher.on('change', (file) => {
    if (isTheme(file)) loadPagesAgain()
    if (!isServerSource(file)) return
    startAgain().catch(console.error)
  })
  async function startAgain() {
    const begun = performance.now()
    await pause(noticed)
    const isLast = await host.restart()
    if (!isLast) return
    console.log(`  The API is new, ${((performance.now() - begun) / 1000).toFixed(1)} s`)
    loadPagesAgain()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error && error.name === 'StartupError' ? error.message : error)
  process.exit(1)
})

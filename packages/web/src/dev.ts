import { createServer as createHttpServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import type * as DevHost from './dev-host.ts'

/**
 * Development: one Vite server renders and hot-reloads every app (`npm run dev`) or the named ones
 * (`npm run dev -- uk de-ch`). Client code comes from source; pages are never cached.
 */
async function main(): Promise<void> {
  const wanted = process.argv.slice(2)
  const root = fileURLToPath(new URL('../', import.meta.url))
  const server = createHttpServer()
  const vite = await createServer({
    root,
    configFile: `${root}vite.dev.config.ts`,
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  })
  const { startDevHost } = (await vite.ssrLoadModule('/src/dev-host.ts')) as typeof DevHost
  await startDevHost({ vite, server, wanted })
}

main().catch((error: unknown) => {
  console.error(error instanceof Error && error.name === 'StartupError' ? error.message : error)
  process.exit(1)
})

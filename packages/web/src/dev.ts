import { createServer as createHttpServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import type * as DevHost from './dev-host.ts'

/**
 * Development: one Vite server renders and hot-reloads every app (`npm run dev`) or the named ones
 * (`npm run dev -- uk de-ch`). Client code comes from source; pages are never cached.
 */
async function main(): Promise<void> {
  const selected = process.argv.slice(2)
  const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
  const server = createHttpServer()
  const vite = await createServer({
    // Resolves browser modules from the package that imports them.
    root: here('../../storefront/'),
    configFile: here('../vite.dev.config.ts'),
    optimizeDeps: { entries: ['src/boot/client.tsx'] },
    server: { middlewareMode: true, ws: { server } },
    appType: 'custom',
  })
  const { startDevHost } = (await vite.ssrLoadModule(here('dev-host.ts'))) as typeof DevHost
  await startDevHost({ vite, server, selected })
}

main().catch((error: unknown) => {
  console.error(error instanceof Error && error.name === 'StartupError' ? error.message : error)
  process.exit(1)
})

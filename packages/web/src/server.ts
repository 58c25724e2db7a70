import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartupError } from '@camping/api/db/startup-error.ts'
import { startApi } from '@camping/api/start-api.ts'
import { openTileArchive } from '@camping/basemap/tile-archive.ts'
import { renderPage } from '@camping/storefront/boot/render.tsx'
import { apps as builtApps } from 'virtual:apps'
import { addressLines } from './address-lines.ts'
import { apiFetch } from './api-fetch.ts'
import { brandAccess } from './brand-access.ts'
import { readClientBuild } from './client-assets.ts'
import { createHost } from './create-host.ts'
import { readHostConfig } from './host-config.ts'
import { legalTexts } from './legal-texts.ts'
import { mailIdentities } from './mail-identities.ts'
import { openOperatorDoor } from './operator-door.ts'
import { openSandbox } from './open-sandbox.ts'
import { paymentSettings } from './payment-settings.ts'
import { prepareApp } from '@camping/storefront/boot/server-app.ts'

const distFolder = dirname(fileURLToPath(import.meta.url))
const appsFolder = join(distFolder, '../../../apps')

/** Opens the database, serves every app, and says where. Ends with one line and exit code 1 when it cannot. */
async function main(): Promise<void> {
  const started = performance.now()
  const config = readHostConfig(process.env)
  const say = (text: string) => console.log(`  ${text}`)
  const apps = builtApps.map(prepareApp)
  let { port } = config
  const sandbox = await openSandbox(
    config,
    apps.map((app) => app.config),
  )
  const operator = openOperatorDoor(config.dataDir, config.operatorToken)
  const production = config.smtpUrl !== undefined
  const api = await startApi({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    catalogue: config.catalogue,
    brands: brandAccess(apps.map((app) => app.config)),
    payments: paymentSettings({ env: process.env, production, sandbox }),
    findLegalText: legalTexts(() => builtApps),
    mail: {
      smtpUrl: config.smtpUrl,
      findIdentity: mailIdentities(apps, { production, port: () => port }),
    },
    operatorToken: operator.token,
    trustedProxies: config.trustedProxies,
    redisUrl: config.redisUrl,
    strictAccounts: config.strictAccounts,
    log: process.stdout,
    onStep: say,
  })
  const builds = new Map(apps.map(({ config: { id } }) => [id, readClientBuild(join(appsFolder, id), id)]))
  const assetFolders = new Map([...builds].map(([id, build]) => [id, build.folder]))
  if (existsSync(join(distFolder, 'assets'))) assetFolders.set('web', distFolder)
  const host = await createHost({
    renderer: { apps, builds, render: renderPage, fetch: apiFetch(api.app), now: () => new Date() },
    api,
    assetFolders,
    cacheBytes: config.pageCacheBytes,
    tiles: openTileArchive(join(distFolder, '../../basemap/dist')),
    log: (error) => api.app.log.error(error),
  })
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    operator.close()
    // Requests under way get ten seconds; then the process ends with them (RELIABILITY.md F65).
    setTimeout(() => process.exit(1), 10_000).unref()
    await host.close()
    await api.close()
    await sandbox?.close()
    process.exit(0)
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())

  // Whoever reads "ready" may ask to stop at once, so the answer to signals is in place before it.
  await listen(host, config)
  port = (host.server.address() as { port: number }).port
  operator.tell(`http://${config.host === '0.0.0.0' ? '127.0.0.1' : config.host}:${port}`)
  say(`${api.ready.sites} campsites in ${api.ready.database}`)
  say(`Mails go to ${api.ready.mail}`)
  console.log(`ready http://localhost:${port} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
  for (const line of addressLines(apps, port)) console.log(line)
  console.log(`  ${'API reference'.padEnd(16)} http://localhost:${port}/api/docs`)
  if (sandbox) console.log(`  ${'Mail inbox'.padEnd(16)} ${sandbox.origin}/sandbox/mail`)
  console.log('')
}

async function listen(
  host: Awaited<ReturnType<typeof createHost>>,
  { port, host: address }: { port: number; host: string },
): Promise<void> {
  try {
    await host.listen({ port, host: address })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new StartupError(`Port ${port} is taken. Stop what uses it or set PORT to another one.`)
    if (code === 'EACCES')
      throw new StartupError(`Port ${port} needs more rights. Set PORT to one above 1023.`)
    throw error
  }
}

main().catch((error: unknown) => {
  if (error instanceof StartupError) console.error(error.message)
  else console.error(error)
  process.exit(1)
})

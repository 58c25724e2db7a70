import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartupError } from '@camping/api/platform/db/startup-error.ts'
import { startApi } from '@camping/api/start-api.ts'
import { openTileArchive } from '@camping/basemap/tile-archive.ts'
import { tilesFolder } from '@camping/basemap/tiles-folder.ts'
import { renderPage } from '@camping/storefront/boot/render.tsx'
import { apps as entries } from 'virtual:apps'
import { measuredPlaces } from './files/measured-places.ts'
import { addressLines } from './start/address-lines.ts'
import { apiFetch } from './pages/api-fetch.ts'
import { brandAccess } from './start/brand-access.ts'
import { readClientBuild } from './pages/client-assets.ts'
import { createHost } from './create-host.ts'
import { refuseHalfProduction } from './start/refuse-half-production.ts'
import { readHostConfig } from './start/host-config.ts'
import { listenForOperator } from './start/listen-for-operator.ts'
import { editionContents } from './start/edition-contents.ts'
import { legalTexts } from './start/legal-texts.ts'
import { legalWarnings } from './start/legal-warnings.ts'
import { mailIdentities } from './start/mail-identities.ts'
import { openOperatorAccess } from './start/operator-access.ts'
import { browserReports, reportPlaces } from './error-reports/report-places.ts'
import { releaseOf } from './error-reports/release-of.ts'
import { reportCrashes } from './error-reports/report-crashes.ts'
import { openServerReports } from './error-reports/server-reports.ts'
import { chatbotPlace } from './start/chatbot-place.ts'
import { openSandbox } from './start/open-sandbox.ts'
import { paymentSettings } from './start/payment-settings.ts'
import { loadApps } from './start/load-apps.ts'
import { servableApps } from './start/servable-apps.ts'
import { serveApp } from './start/serve-app.ts'

const distFolder = dirname(fileURLToPath(import.meta.url))
const appsFolder = join(distFolder, import.meta.env.APPS_FOLDER)

/** Opens the database, serves every app, and prints the addresses. Exits with one line and code 1 when it fails. */
async function main(): Promise<void> {
  const started = performance.now()
  const config = readHostConfig(process.env)
  const print = (text: string) => console.log(`  ${text}`)
  const report = (sentence: string) => console.error(`  ${sentence}`)
  const builtApps = await loadApps(entries, report)
  const served = servableApps(
    builtApps,
    (app) => {
      const { id } = app.config
      return { app: serveApp(app), build: readClientBuild(join(appsFolder, id), id) }
    },
    report,
  )
  const apps = served.map(({ app }) => app)
  const configs = apps.map((app) => app.config)
  const production = config.stage === 'production'
  if (production) {
    refuseHalfProduction(process.env, configs)
    for (const line of legalWarnings(configs)) report(line)
  }
  let { port } = config
  const sandbox = await openSandbox(config, configs)
  const builds = new Map(served.map(({ app, build }) => [app.config.id, build]))
  const places = reportPlaces(process.env, {
    stage: config.stage,
    sandbox: sandbox?.origin,
    release: releaseOf([
      fileURLToPath(import.meta.url),
      ...[...builds.values()].map(({ folder }) => join(folder, 'manifest.json')),
    ]),
  })
  const reports = openServerReports(places)
  if (places.server !== undefined) reportCrashes(reports, (error) => console.error(error))
  const operator = openOperatorAccess(config.dataDir, config.operatorToken)
  const tiles = openTileArchive(tilesFolder(import.meta.url))
  const api = await startApi({
    databaseUrl: config.databaseUrl,
    migrationDatabaseUrl: config.migrationDatabaseUrl,
    dataDir: config.dataDir,
    catalogue: config.catalogue,
    brands: brandAccess(configs),
    payments: paymentSettings({ env: process.env, production, sandbox }),
    findLegalText: legalTexts(() => builtApps, !production),
    findContent: editionContents(() => builtApps),
    mail: {
      smtpUrl: config.smtpUrl,
      withoutTls: config.smtpWithoutTls,
      findIdentity: mailIdentities(apps, { production, port: () => port }),
    },
    webhooks: { allowsThisMachine: !production, sandbox: sandbox?.webhooks },
    operatorToken: operator.token,
    showsReference: config.showsReference,
    trustedProxies: config.trustedProxies,
    ...(!config.shedsLoad && { lateness: () => 0 }),
    redisUrl: config.redisUrl,
    strictAccounts: config.strictAccounts,
    measure: measuredPlaces(tiles),
    breachedPasswordsUrl: config.breachedPasswordsUrl,
    translation: config.translation,
    addresses: config.addresses ?? sandbox?.addresses,
    reports,
    log: process.stdout,
    onStep: print,
  })
  const assetFolders = new Map([...builds].map(([id, build]) => [id, build.folder]))
  if (existsSync(join(distFolder, 'assets'))) assetFolders.set('web', distFolder)
  const host = await createHost({
    renderer: {
      apps,
      builds,
      render: renderPage,
      fetch: apiFetch(api),
      now: () => new Date(),
      reports: (app, site) => browserReports(places, app, site),
      chatbot: (app) => chatbotPlace(app, sandbox?.origin),
      ...(sandbox && { tagSource: sandbox.tagSource }),
    },
    reports,
    api,
    assetFolders,
    cacheBytes: config.pageCacheBytes,
    trustedProxies: config.trustedProxies,
    tiles,
    log: (error) => api.app.log.error(error),
    recordPolicyReport: (report) => api.app.log.warn(report, 'Kept out by the content security policy'),
    hostNames: { local: !production, further: config.hostNames },
  })
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    operator.close()
    // Open requests get ten seconds; then the process ends (F65).
    setTimeout(() => process.exit(1), 10_000).unref()
    await host.close()
    await api.close()
    await reports.close()
    await sandbox?.close()
    process.exit(0)
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())

  // A caller may stop the process as soon as it reads "ready", so the signal handlers are installed before.
  await listen(host, config)
  port = (host.server.address() as { port: number }).port
  operator.publish(await listenForOperator(api.operator, config.operatorPort))
  print(`${api.ready.sites} campsites in ${api.ready.database}`)
  print(`Mails go to ${api.ready.mail}`)
  console.log(`ready http://localhost:${port} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
  for (const line of addressLines(apps, port)) console.log(line)
  if (config.showsReference) console.log(`  ${'API reference'.padEnd(16)} http://localhost:${port}/api/docs`)
  if (sandbox) {
    console.log(`  ${'Mail inbox'.padEnd(16)} ${sandbox.origin}/sandbox/mail`)
    console.log(`  ${'Webhooks'.padEnd(16)} ${sandbox.origin}/sandbox/webhooks`)
    console.log(`  ${'Error inbox'.padEnd(16)} ${sandbox.origin}/sandbox/errors`)
    console.log(`  ${'Tag inbox'.padEnd(16)} ${sandbox.origin}/sandbox/tags`)
  }
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

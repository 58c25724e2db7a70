import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { StartupError } from '@camping/api/platform/db/startup-error.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import { startApi } from '@camping/api/start-api.ts'
import { editionToday } from '@camping/editions/edition-today.ts'
import { openTileArchive, type TileArchive } from '@camping/basemap/tile-archive.ts'
import { tilesFolder } from '@camping/basemap/tiles-folder.ts'
import { matchPath } from '@camping/storefront/kit/routing/match-path.ts'
import type * as Render from '@camping/storefront/boot/render.tsx'
import type { ViteDevServer } from 'vite'
import { measuredPlaces } from './files/measured-places.ts'
import { addressLines } from './start/address-lines.ts'
import { clientEntry, starterEntry } from '@camping/storefront/boot/entries.ts'
import { apiFetch } from './pages/api-fetch.ts'
import type { ClientBuild } from './pages/client-assets.ts'
import { flagsCookie, pageCookie, pickedFlags } from '@camping/storefront/boot/routing/page-variant.ts'
import { cookieValue } from './request/cookies.ts'
import { brandAccess } from './start/brand-access.ts'
import { readHostConfig } from './start/host-config.ts'
import { listenForOperator } from './start/listen-for-operator.ts'
import { editionContents } from './start/edition-contents.ts'
import { legalTexts } from './start/legal-texts.ts'
import { mailIdentities } from './start/mail-identities.ts'
import { openOperatorAccess } from './start/operator-access.ts'
import { paymentSettings } from './start/payment-settings.ts'
import { chatbotPlace } from './start/chatbot-place.ts'
import { openSandbox } from './start/open-sandbox.ts'
import { answerTile } from './files/map-tiles.ts'
import { createHostTable, pickEdition } from './request/pick-app.ts'
import { draftProxy } from './checkout/draft-proxy.ts'
import { purchaseProxy } from './checkout/purchase-proxy.ts'
import { passkeyProxy } from './session/passkey-proxy.ts'
import { sessionProxy } from './session/session-proxy.ts'
import { signInCodeProxy } from './session/sign-in-code-proxy.ts'
import { visitorOf } from './request/visitor.ts'
import { visitorSession } from './session/visitor-session.ts'
import { renderRequest } from './pages/render-request.ts'
import { loadApps, type AppEntry } from './start/load-apps.ts'
import { servableApps } from './start/servable-apps.ts'
import { serveApp } from './start/serve-app.ts'
import { rootEdition } from './request/root-path.ts'
import type { BuiltApp } from '@camping/storefront/boot/server-app.ts'

const { resolve } = createRequire(import.meta.url)
const fromSource = (entry: string) => `/@fs${resolve(`@camping/storefront/${entry}`)}`
const reactRefresh =
  '<script type="module">import RefreshRuntime from "/@react-refresh";RefreshRuntime.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;window.__vite_plugin_react_preamble_installed__=true</script><script type="module" src="/@vite/client"></script>'

/** Client code from source: one entry per app, no preloads; the module graph provides styles. */
function devBuild(appId: string, css: string): ClientBuild {
  return {
    folder: '',
    assetsFor: () => ({
      starter: fromSource(starterEntry),
      scripts: [`${fromSource(clientEntry)}?app=${appId}`],
      css: Buffer.from(css),
      styleSheets: [],
    }),
  }
}

/** CSS of every module that server rendering has loaded, for a styled first paint. */
async function loadedCss(vite: ViteDevServer): Promise<string> {
  const files = [...vite.moduleGraph.idToModuleMap.keys()].filter((id) => id.endsWith('.css'))
  const texts = await Promise.all(
    files.map(async (file) => {
      const inline = (await vite.ssrLoadModule(`${file}?inline`)) as { default?: string }
      return inline.default ?? readFile(file, 'utf8')
    }),
  )
  return texts.join('\n')
}

/** The base map exists only as a build; without it a map shows its pins on plain paper. */
function builtTiles(): TileArchive | undefined {
  try {
    return openTileArchive(tilesFolder(import.meta.url))
  } catch {
    console.log('  The map has no land yet: npm run build makes it once')
    return undefined
  }
}

/** A file of an app's public/ in development; the build copies it to `/_app/{id}/`. */
function publicFile(url: string, appsFolder: string): string {
  return url.replace(/^\/_app\/([a-z\d-]+)\/([\w-]+\.\w+)(?=\?|$)/, `/@fs${appsFolder}$1/public/$2`)
}

/** An API with its sandbox, and the pages in front of it. */
export interface DevHost {
  readonly handle: RequestListener
  /** Where it is to be reached. */
  readonly port: number
  /** Addresses, for whoever started it. */
  readonly lines: readonly string[]
  readonly close: () => Promise<void>
}

/** Starts the API and renders each request with the current modules. */
export async function startDevHost({
  vite,
  selected,
  appsFolder,
}: {
  vite: ViteDevServer
  selected: readonly string[]
  appsFolder: string
}): Promise<DevHost> {
  const config = readHostConfig(process.env)
  if (config.stage === 'production')
    throw new StartupError('npm run dev is for development: STAGE=production goes with npm start.')
  // Reports each broken brand once until it is fixed, because every page would repeat the report.
  const reported = new Set<string>()
  const report = (sentence: string) => {
    if (!reported.has(sentence)) console.error(`  ${sentence}`)
    reported.add(sentence)
  }
  const currentApps = async () => {
    const { apps } = (await vite.ssrLoadModule('virtual:apps')) as { apps: readonly AppEntry[] }
    return loadApps(apps, report)
  }
  const atStart = await currentApps()
  let current: readonly BuiltApp[] = atStart
  const isSelected = (app: BuiltApp) => selected.length === 0 || selected.includes(app.config.id)
  const configs = servableApps(atStart, serveApp, report).map((app) => app.config)
  const sandbox = await openSandbox(config, configs)
  const production = false
  const operator = openOperatorAccess(config.dataDir, config.operatorToken)
  const tiles = builtTiles()
  const api = await startApi({
    databaseUrl: config.databaseUrl,
    migrationDatabaseUrl: config.migrationDatabaseUrl,
    dataDir: config.dataDir,
    catalogue: config.catalogue,
    brands: brandAccess(configs),
    checkReplies: true,
    translation: config.translation,
    addresses: config.addresses ?? sandbox?.addresses,
    ...(tiles && { measure: measuredPlaces(tiles) }),
    webhooks: { allowsThisMachine: !production, sandbox: sandbox?.webhooks },
    operatorToken: operator.token,
    payments: paymentSettings({ env: process.env, production, sandbox }),
    findLegalText: legalTexts(() => current, !production),
    findContent: editionContents(() => current),
    mail: {
      smtpUrl: config.smtpUrl,
      withoutTls: config.smtpWithoutTls,
      findIdentity: mailIdentities(servableApps(atStart, serveApp, report), {
        production,
        port: () => config.port,
      }),
    },
    onError: (error) => console.error(error),
    onStep: (text) => console.log(`  ${text}`),
  })

  async function page(request: IncomingMessage, response: ServerResponse): Promise<void> {
    current = await currentApps()
    const { renderPage } = (await vite.ssrLoadModule('@camping/storefront/boot/render.tsx')) as typeof Render
    const apps = servableApps(current.filter(isSelected), serveApp, report)
    const host = createHostTable(apps)(request.headers.host)
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const picked = pickEdition(host, pathname)
    if (!picked) {
      const site =
        rootEdition(host, undefined, request.headers['accept-language']) ?? host.apps[0]?.config.sites[0]
      response.writeHead(302, { location: `/${site}` }).end()
      return
    }
    const css = await loadedCss(vite)
    const renderer = {
      apps,
      builds: new Map(apps.map((app) => [app.config.id, devBuild(app.config.id, css)])),
      render: renderPage,
      fetch: apiFetch(api),
      now: () => new Date(),
      chatbot: (app: AppConfig) => chatbotPlace(app, sandbox?.origin),
    }
    const answer = await renderRequest(renderer, {
      host,
      picked,
      match: matchPath(picked.site, pathname),
      pathname,
      search,
      searchCookie: cookieValue(request.headers.cookie, pageCookie),
      flags: pickedFlags(picked.app.config, {
        cookie: cookieValue(request.headers.cookie, flagsCookie.name),
        match: matchPath(picked.site, pathname),
        today: editionToday(new Date()),
      }),
      session: visitorSession(request.headers, host),
      visitor: visitorOf(request),
    })
    for (const cookie of answer.setCookies) response.appendHeader('set-cookie', cookie)
    if (answer.kind === 'redirect') response.writeHead(answer.status, { location: answer.to }).end()
    else
      response
        .writeHead(answer.status, { 'content-type': 'text/html; charset=utf-8' })
        .end(answer.html.toString().replace('<head>', `<head>${reactRefresh}`))
  }

  // Development serves no production domain, so the brands' hosts do not affect the cookies.
  const hostOf = createHostTable(servableApps(atStart.filter(isSelected), serveApp, report))
  const locally = (host: string | undefined) => ({ domainSite: undefined, brand: hostOf(host).brand })
  const handleApi = sessionProxy(
    signInCodeProxy(passkeyProxy(draftProxy(purchaseProxy(api.handle, locally), locally), locally), locally),
    locally,
  )
  const handle: RequestListener = (request, response) => {
    if (/^\/(api|images)(\/|\?|$)/.test(request.url ?? '')) return handleApi(request, response)
    if (tiles && request.url?.startsWith('/tiles/')) {
      const { status, headers, body } = answerTile(tiles, request.url, true)
      return response.writeHead(status, headers).end(body)
    }
    request.url = publicFile(request.url ?? '/', appsFolder)
    return vite.middlewares(request, response, () => {
      page(request, response).catch((error: Error) => {
        vite.ssrFixStacktrace(error)
        console.error(error)
        response.writeHead(500, { 'content-type': 'text/plain' }).end(error.stack)
      })
    })
  }
  operator.publish(await listenForOperator(api.operator, config.operatorPort))
  return {
    handle,
    port: config.port,
    lines: [
      ...addressLines(atStart.filter(isSelected), config.port),
      ...(sandbox ? [inboxLine('Tag inbox', `${sandbox.origin}/sandbox/tags`)] : []),
      ...(sandbox ? [inboxLine('Mail inbox', `${sandbox.origin}/sandbox/mail`)] : []),
    ],
    async close() {
      await api.close()
      await sandbox?.close()
      operator.close()
    },
  }
}

const inboxLine = (name: string, address: string) => `  ${name.padEnd(16)} ${address}`

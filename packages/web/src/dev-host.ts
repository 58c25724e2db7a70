import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { startApi } from '@camping/api/start-api.ts'
import { openTileArchive, type TileArchive } from '@camping/basemap/tile-archive.ts'
import type * as Render from '@camping/storefront/boot/render.tsx'
import type { ViteDevServer } from 'vite'
import { addressLines } from './address-lines.ts'
import { apiFetch } from './api-fetch.ts'
import type { ClientBuild } from './client-assets.ts'
import { flagsCookie, pageCookie, pickedSearchBox } from '@camping/storefront/routing/page-variant.ts'
import { cookieValue } from './cookies.ts'
import { brandAccess } from './brand-access.ts'
import { readHostConfig } from './host-config.ts'
import { legalTexts } from './legal-texts.ts'
import { mailIdentities } from './mail-identities.ts'
import { openOperatorDoor } from './operator-door.ts'
import { paymentSettings } from './payment-settings.ts'
import { openSandbox } from './open-sandbox.ts'
import { answerTile } from './map-tiles.ts'
import { createHostTable, pickEdition } from './pick-app.ts'
import { draftDoor } from './checkout/draft-door.ts'
import { sessionDoor } from './session/session-door.ts'
import { visitorSession } from './session/visitor-session.ts'
import { renderRequest } from './render-request.ts'
import { rootEdition } from './root-path.ts'
import { prepareApp, type BuiltApp } from '@camping/storefront/boot/server-app.ts'

const client = '/@fs' + fileURLToPath(new URL('../../storefront/src/boot/client.tsx', import.meta.url))
const reactRefresh =
  '<script type="module">import RefreshRuntime from "/@react-refresh";RefreshRuntime.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;window.__vite_plugin_react_preamble_installed__=true</script><script type="module" src="/@vite/client"></script>'

/** Client code from source: one entry per app, no preloads; styles arrive through the module graph. */
function devBuild(appId: string, css: string): ClientBuild {
  return {
    folder: '',
    assetsFor: () => ({ entry: `${client}?app=${appId}`, preloads: [], css, styleSheets: [] }),
  }
}

/** CSS of every module that server rendering has loaded, so that the first paint is styled. */
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

/** The base map is built, never made from source; without it a map shows its pins on plain paper. */
function builtTiles(): TileArchive | undefined {
  try {
    return openTileArchive(fileURLToPath(new URL('../../basemap/dist', import.meta.url)))
  } catch {
    console.log('  The map has no land yet: npm run build makes it once')
    return undefined
  }
}

const appsFolder = fileURLToPath(new URL('../../../apps/', import.meta.url))

/** A file of an app's public/ as the development server finds it: the build would have put it under `/_app/{id}/`. */
function publicFile(url: string): string {
  return url.replace(/^\/_app\/([a-z\d-]+)\/([\w-]+\.\w+)(?=\?|$)/, `/@fs${appsFolder}$1/public/$2`)
}

/** Starts the API once and renders each request with the modules as they are now. */
export async function startDevHost({
  vite,
  server,
  wanted,
}: {
  vite: ViteDevServer
  server: Server
  wanted: readonly string[]
}): Promise<void> {
  const config = readHostConfig(process.env)
  const { apps: atStart } = (await vite.ssrLoadModule('virtual:apps')) as { apps: readonly BuiltApp[] }
  let current = atStart
  const configs = atStart.map((app) => app.config)
  const isWanted = (app: BuiltApp) => wanted.length === 0 || wanted.includes(app.config.id)
  const sandbox = await openSandbox(config, configs)
  const production = config.smtpUrl !== undefined
  const operator = openOperatorDoor(config.dataDir, config.operatorToken)
  const api = await startApi({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    catalogue: config.catalogue,
    brands: brandAccess(configs),
    checkReplies: true,
    operatorToken: operator.token,
    payments: paymentSettings({ env: process.env, production, sandbox }),
    findLegalText: legalTexts(() => current),
    mail: {
      smtpUrl: config.smtpUrl,
      findIdentity: mailIdentities(atStart.map(prepareApp), {
        production,
        port: () => config.port,
      }),
    },
    onError: (error) => console.error(error),
    onStep: (text) => console.log(`  ${text}`),
  })

  const tiles = builtTiles()

  async function page(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { apps: built } = (await vite.ssrLoadModule('virtual:apps')) as { apps: readonly BuiltApp[] }
    current = built
    const { renderPage } = (await vite.ssrLoadModule('@camping/storefront/boot/render.tsx')) as typeof Render
    const apps = built.filter(isWanted).map(prepareApp)
    // Who develops one brand alone gets it everywhere.
    const hosts = apps.map(({ config: { localHost } }) => localHost)
    const host = createHostTable(
      apps,
      hosts.includes('localhost') ? undefined : hosts[0],
    )(request.headers.host)
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
      fetch: apiFetch(api.app),
      now: () => new Date(),
    }
    const answer = await renderRequest(renderer, {
      host,
      picked,
      pathname,
      search,
      searchCookie: cookieValue(request.headers.cookie, pageCookie),
      searchBox: pickedSearchBox(picked.app.config, cookieValue(request.headers.cookie, flagsCookie.name)),
      session: visitorSession(request.headers, host),
    })
    for (const cookie of answer.setCookies) response.appendHeader('set-cookie', cookie)
    if (answer.kind === 'redirect') response.writeHead(answer.status, { location: answer.to }).end()
    else
      response
        .writeHead(answer.status, { 'content-type': 'text/html; charset=utf-8' })
        .end(answer.html.replace('<head>', `<head>${reactRefresh}`))
  }

  // No domain of production is served here, so that the brands' hosts do not matter to the cookies.
  const locally = () => ({ ownSite: undefined })
  const handleApi = sessionDoor(draftDoor(api.handle, locally), locally)
  server.on('request', (request, response) => {
    if (/^\/(api|images)(\/|\?|$)/.test(request.url ?? '')) return handleApi(request, response)
    if (tiles && request.url?.startsWith('/tiles/')) {
      const { status, headers, body } = answerTile(tiles, request.url, true)
      return response.writeHead(status, headers).end(body)
    }
    request.url = publicFile(request.url ?? '/')
    return vite.middlewares(request, response, () => {
      page(request, response).catch((error: Error) => {
        vite.ssrFixStacktrace(error)
        console.error(error)
        response.writeHead(500, { 'content-type': 'text/plain' }).end(error.stack)
      })
    })
  })
  const stop = () =>
    void vite
      .close()
      .then(() => api.close())
      .then(() => sandbox?.close())
      .then(() => operator.close())
      .then(() => process.exit(0))
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  server.listen(config.port, () => {
    operator.tell(`http://127.0.0.1:${config.port}`)
    console.log(`ready http://localhost:${config.port}`)
    for (const line of addressLines(atStart.filter(isWanted), config.port)) console.log(line)
    if (sandbox) console.log(`  ${'Mail inbox'.padEnd(16)} ${sandbox.origin}/sandbox/mail`)
  })
}

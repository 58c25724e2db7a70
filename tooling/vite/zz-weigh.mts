// temporary, not committed
import { build } from 'vite'
import { brotliCompressSync, constants } from 'node:zlib'
import { writeFileSync } from 'node:fs'
import { storefrontApp } from './storefront-app.ts'
const app = process.env.APP ?? 'uk'
const set = process.env.SET ?? 'en-GB'
const config = storefrontApp(`/work/main/apps/${app}`)
config.plugins = config.plugins!.slice(0, 2) // no compress
config.build!.outDir = `/tmp/wC/${app}`
if (process.env.CFG) (await import(process.env.CFG)).default(config)
const out: any = await build({ ...config, configFile: false, logLevel: 'error', define: { ...(config.define ?? {}) } })
const chunks = (Array.isArray(out) ? out[0] : out).output.filter((c: any) => c.type === 'chunk')
const br = (s: string) => brotliCompressSync(s, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(s) } }).length
const by: Record<string, any> = {}
for (const c of chunks) by[c.fileName] = { name: c.name, file: c.fileName, br: br(c.code), raw: c.code.length, imports: c.imports, facade: c.facadeModuleId, entry: c.isEntry, modules: Object.fromEntries(Object.entries(c.modules).map(([k, v]: any) => [k, v.renderedLength])) }
writeFileSync(`/tmp/wC/${app}.json`, JSON.stringify(by))
const find = (end: string) => Object.values(by).find((c: any) => c.facade?.endsWith(end))
const entry: any = Object.values(by).find((c: any) => c.entry)
const pages: Record<string, [string, string[]]> = {
  home: ['pages/home/home-page.tsx', ['search', 'home']], destination: ['pages/destination/destination-page.tsx', ['search', 'destination']],
  funnel: ['pages/destination/funnel-page.tsx', ['search', 'destination']],
  campsite: ['pages/campsite/campsite-page.tsx', ['search', 'price', 'campsite']], results: ['pages/results/results-page.tsx', ['search']],
  tagged: ['pages/content/tagged-page.tsx', ['search', 'content']],  theme: ['pages/content/theme-page.tsx', ['search', 'content']],
  free: ['pages/free-search/free-search-page.tsx', ['search','find']],
  newsletter: ['pages/newsletter/newsletter-page.tsx', ['newsletter','toast']],
  booking: ['pages/checkout/checkout-page.tsx', ['price','checkout']],
  login: ['pages/login/login-page.tsx', ['login']],
}
const show = process.argv[2]
for (const [page, [module, ns]] of Object.entries(pages)) {
  const seen = new Set<string>()
  const visit = (c: any) => { if (!c || seen.has(c.file)) return; seen.add(c.file); c.imports.forEach((f: string) => visit(by[f])) }
  visit(entry); visit(find(module))
  for (const n of ['shell', ...ns]) { const c = Object.values(by).find((c: any) => c.facade?.endsWith(`virtual:messages/${app}/${set}/${n}`)); if (!c) console.log('no', n); visit(c) }
  const total = [...seen].reduce((t, f) => t + by[f].br, 0)
  console.log(page.padEnd(12), total, 'chunks', seen.size)
  if (show === page) for (const f of [...seen].sort((a, b) => by[b].br - by[a].br)) console.log('   ', String(by[f].br).padStart(6), String(by[f].raw).padStart(7), f.replace('assets/', ''), Object.keys(by[f].modules).length)
}

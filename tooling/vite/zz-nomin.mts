import { build } from 'vite'
import { storefrontApp } from './storefront-app.ts'
const config = storefrontApp(`/work/main/apps/uk`)
config.plugins = config.plugins!.slice(0, 2)
config.build!.outDir = `/tmp/wC/uk-nomin`
config.build!.minify = false
await build({ ...config, configFile: false, logLevel: 'error' })

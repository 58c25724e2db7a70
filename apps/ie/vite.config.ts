import { storefrontApp } from '@camping/vite-preset/storefront-app.ts'

export default storefrontApp(import.meta.dirname)

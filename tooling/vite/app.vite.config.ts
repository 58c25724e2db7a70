import { storefrontApp } from './storefront-app.ts'

/** The build of every app; the folder it is called in says which. */
export default storefrontApp(process.cwd())

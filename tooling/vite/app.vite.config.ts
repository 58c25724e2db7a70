import { storefrontApp } from './storefront-app.ts'

/** The build of every app; the working directory selects the app. */
export default storefrontApp(process.cwd())

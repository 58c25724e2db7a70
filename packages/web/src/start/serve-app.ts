import { prepareApp, type BuiltApp, type ServerApp } from '@camping/storefront/boot/server-app.ts'
import { createHostTable } from '../request/pick-app.ts'
import { brandAccess } from './brand-access.ts'

/**
 * An app ready for its visitors. Also computes, for this app alone, what the host later computes for all apps at once, so that a
 * configuration which fails there is left out by itself. Throws with an explanation.
 */
export function serveApp(built: BuiltApp): ServerApp {
  const app = prepareApp(built)
  createHostTable([app])
  brandAccess([app.config])
  return app
}

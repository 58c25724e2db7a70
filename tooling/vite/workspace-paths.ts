import { fileURLToPath } from 'node:url'

/** Absolute path of the repository root. */
export const workspaceRoot = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '')

export const storefrontClient = `${workspaceRoot}/packages/storefront/src/boot/client.tsx`
/** What a document runs first (storefront/src/boot/start-scripts.browser.ts). */
export const storefrontStart = `${workspaceRoot}/packages/storefront/src/boot/start-scripts.browser.ts`
export const messagesFolder = `${workspaceRoot}/packages/editions/src/messages`

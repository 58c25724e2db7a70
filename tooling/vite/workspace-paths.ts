import { fileURLToPath } from 'node:url'

/** Absolute path of the repository root. */
export const workspaceRoot = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '')

export const storefrontClient = `${workspaceRoot}/packages/storefront/src/boot/client.tsx`
export const messagesFolder = `${workspaceRoot}/packages/editions/src/messages`

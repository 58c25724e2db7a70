import { fileURLToPath } from 'node:url'
import { clientEntry, starterEntry } from '@camping/storefront/boot/entries.ts'

/** Absolute path of the repository root. */
export const workspaceRoot = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '')

export const storefrontClient = `${workspaceRoot}/packages/storefront/src/${clientEntry}`
export const storefrontStarter = `${workspaceRoot}/packages/storefront/src/${starterEntry}`
export const messagesFolder = `${workspaceRoot}/packages/editions/src/messages`

import { createRequire } from 'node:module'
import { checkout, messagesFolder } from '@camping/brands/places.ts'
import { clientEntry, starterEntry } from '@camping/storefront/boot/entries.ts'

const { resolve } = createRequire(import.meta.url)

/** The folder with apps/. */
export const workspaceRoot = checkout
export { messagesFolder }

/** The file of a module of the storefront. */
export const storefrontModule = (name: string): string => resolve(`@camping/storefront/${name}`)

export const storefrontClient = storefrontModule(clientEntry)
export const storefrontStarter = storefrontModule(starterEntry)

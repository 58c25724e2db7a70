import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(import.meta.url).replaceAll('\\', '/')

/** Whether the product was installed as packages, in the repository of a brand (decision 378). */
export const isInstalled = here.includes('/node_modules/@camping/')

/** The folder with apps/: this checkout, or the repository of a brand, in which its commands are run. */
export const checkout = isInstalled
  ? process.cwd().replaceAll('\\', '/')
  : fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '')

/** How our modules end on disk. They are imported by the names of their sources everywhere. */
export const moduleEnding = isInstalled ? '.js' : '.ts'

const { resolve } = createRequire(import.meta.url)

/** The folder with the messages of the house. */
export const messagesFolder = dirname(resolve('@camping/editions/messages/shell.messages.ts'))

import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import type { Measurement } from './measurement.ts'

/** Loads the rows of a module that opens the API from source: Vite collects its migrations. */
async function rowsOf<Name extends string>(file: string, name: Name): Promise<Measurement[]> {
  const vite = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    const path = fileURLToPath(new URL(file, import.meta.url))
    const module = (await vite.ssrLoadModule(path)) as Record<Name, () => Promise<Measurement[]>>
    return await module[name]()
  } finally {
    await vite.close()
  }
}

export const sqlRows = (): Promise<Measurement[]> => rowsOf('sql-rows.ts', 'sqlRows')
export const alertRows = (): Promise<Measurement[]> => rowsOf('alert-rows.ts', 'alertRows')
export const bookingRows = (): Promise<Measurement[]> => rowsOf('booking-rows.ts', 'bookingRows')

import { StartupError } from '@camping/api/platform/db/startup-error.ts'
import type { StartedApi } from '@camping/api/start-api.ts'

/**
 * Serves the operator's calls to this machine only, on a port that the network cannot reach, whatever proxy is in
 * front. Returns their address. @throws StartupError when the port is taken.
 */
export async function listenForOperator(app: StartedApi['operator'], port: number): Promise<string> {
  if (!app) throw new Error('A host that has an operator gives the API a token')
  try {
    return await app.listen({ port, host: '127.0.0.1' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new StartupError(`Port ${port} is taken. Set OPERATOR_PORT to another one, or to 0 for any.`)
  }
}

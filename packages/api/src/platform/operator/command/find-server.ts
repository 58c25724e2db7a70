import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorProblem } from './operator-problem.ts'

/** Address and token of the running server. */
export interface OperatorServer {
  /** 'http://127.0.0.1:3000' */
  readonly address: string
  readonly token: string
}

/**
 * The server to call: OPERATOR_URL and OPERATOR_TOKEN, or what the server on this machine has left in its data
 * folder (packages/web/src/start/operator-access.ts).
 * @throws OperatorProblem when there is neither.
 */
export function findServer(env: NodeJS.ProcessEnv): OperatorServer {
  const left = readLeft(env['DATA_DIR'] || '.data')
  const address = env['OPERATOR_URL'] || left?.address
  const token = env['OPERATOR_TOKEN'] || left?.token
  if (!address || !token)
    throw new OperatorProblem(
      'No running server was found here. Start it with npm start, or set OPERATOR_URL and OPERATOR_TOKEN.',
    )
  return { address: address.replace(/\/$/, ''), token }
}

function readLeft(dataDir: string): Partial<OperatorServer> | undefined {
  try {
    return Object(JSON.parse(readFileSync(join(dataDir, 'operator.json'), 'utf8'))) as Partial<OperatorServer>
  } catch {
    return undefined
  }
}

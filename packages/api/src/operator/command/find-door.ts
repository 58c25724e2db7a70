import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorProblem } from './call-server.ts'

/** Where the running server is and what opens its operator's calls. */
export interface OperatorDoor {
  /** 'http://127.0.0.1:3000' */
  readonly address: string
  readonly token: string
}

/**
 * The server to talk to: OPERATOR_URL and OPERATOR_TOKEN, or what the server on this machine has left in its data folder
 * (packages/web/src/operator-door.ts).
 * @throws OperatorProblem when there is neither.
 */
export function findDoor(env: NodeJS.ProcessEnv): OperatorDoor {
  const left = readLeft(env['DATA_DIR'] || '.data')
  const address = env['OPERATOR_URL'] || left?.address
  const token = env['OPERATOR_TOKEN'] || left?.token
  if (!address || !token)
    throw new OperatorProblem(
      'No running server was found here. Start it with npm start, or set OPERATOR_URL and OPERATOR_TOKEN.',
    )
  return { address: address.replace(/\/$/, ''), token }
}

function readLeft(dataDir: string): Partial<OperatorDoor> | undefined {
  try {
    return Object(JSON.parse(readFileSync(join(dataDir, 'operator.json'), 'utf8'))) as Partial<OperatorDoor>
  } catch {
    return undefined
  }
}

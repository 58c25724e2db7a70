import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dataFolderIn, runState } from './run-state.ts'
import { checkout } from './server-process.ts'

/** Runs `npm run operator -- …` beside the server under test; answers what it printed. Rejects when it fails. */
export async function operatorCommand(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(checkout, 'tooling/run/operator.mjs'), ...args],
    { cwd: checkout, env: { ...process.env, DATA_DIR: dataFolderIn(runState().folder) }, timeout: 60_000 },
  )
  if (!existsSync(join(dataFolderIn(runState().folder), 'operator.json')))
    throw new Error('The server left no note for its operator')
  return stdout
}

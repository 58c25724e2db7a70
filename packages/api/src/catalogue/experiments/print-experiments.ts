import { FolderInUse } from '../../platform/db/folder-lock.ts'
import { openDatabase } from '../../platform/db/open-database.ts'
import { StartupError } from '../../platform/db/startup-error.ts'
import { resultLines, sampleLine } from './experiment-lines.ts'
import { experimentResults } from './experiment-results.ts'

/** `npm run experiments`: what is running and what it has counted; `sample` says how many visitors one needs. */
async function main([command, ...parameters]: readonly string[]): Promise<string[]> {
  if (command === 'sample') return [sampleLine(parameters)]
  const { env } = process
  const database = await openDatabase({ databaseUrl: env['DATABASE_URL'], dataDir: env['DATA_DIR'] }).catch(
    (error: unknown) => {
      if (!(error instanceof FolderInUse)) throw error
      throw new StartupError(
        `${error.message} The embedded database has one process: stop the server for the moment of this command.`,
      )
    },
  )
  try {
    return resultLines(await experimentResults(database.db), new Date().toISOString().slice(0, 10))
  } finally {
    await database.close()
  }
}

try {
  for (const line of await main(process.argv.slice(2))) process.stdout.write(`${line}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

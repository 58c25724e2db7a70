import { migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'
import type { OpenedDatabase } from '../opened-database.ts'
import { namesOfRun } from './make-test-database.ts'
import { emptyWorld, type TestWorld } from './prepared-databases.ts'
import { databaseOn, onServer } from './test-server.ts'

/** Creates the template databases of a run; returns their names by content. */
export async function makeTemplates(
  server: string,
  run: string,
  worlds: readonly TestWorld[],
): Promise<Record<string, string>> {
  const templates: Record<string, string> = {}
  async function make(name: string, fill: (database: OpenedDatabase) => Promise<unknown>): Promise<void> {
    const template = `${namesOfRun(run)}template_${name.replaceAll('-', '_')}`
    const from = templates[emptyWorld]
    await onServer(server, `create database ${template}${from ? ` template ${from}` : ''}`)
    const database = await openDatabase({ databaseUrl: databaseOn(server, template) })
    try {
      await fill(database)
    } finally {
      await database.close()
    }
    templates[name] = template
  }
  await make(emptyWorld, migrate)
  for (const { name, fill } of worlds) await make(name, fill)
  return templates
}

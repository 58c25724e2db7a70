import { grantUse, userOf } from './grant-use.ts'
import { migrate } from './migrate.ts'
import { openPostgresUnhurried } from './open-postgres.ts'
import { firstLine, StartupError } from './startup-error.ts'

/**
 * `npm run migrate`: migrates as the owner of MIGRATION_DATABASE_URL, and grants the user of DATABASE_URL the
 * use of the product. Prints each step on a line.
 * @throws StartupError when an address is missing, or the owner lacks the right.
 */
export async function migrateCommand(env: NodeJS.ProcessEnv, print: (line: string) => void): Promise<void> {
  const { MIGRATION_DATABASE_URL: ownersUrl, DATABASE_URL: url } = env
  if (!ownersUrl || !url)
    throw new StartupError(
      'MIGRATION_DATABASE_URL (the owner of the database) and DATABASE_URL (who runs the product) are both needed.',
    )
  const user = userOf(url)
  const owner = await openPostgresUnhurried(ownersUrl)
  try {
    const onWait = () => print('Waiting for another process that prepares this database')
    const applied = await migrate(owner, { onWait })
    await grantUse(owner, user)
    print(applied.length > 0 ? `Applied ${applied.join(', ')}` : 'Nothing to apply')
    print(`${user} may run the product on ${owner.description}`)
  } catch (error) {
    throw new StartupError(`The database was not migrated: ${firstLine(error)}`)
  } finally {
    await owner.close()
  }
}

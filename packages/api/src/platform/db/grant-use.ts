import { sql } from 'kysely'
import type { OpenedDatabase } from './opened-database.ts'
import { StartupError } from './startup-error.ts'

/**
 * Grants `user` the use of the product on this database and nothing more: read and write rows, take numbers from
 * sequences. It cannot create, alter or truncate tables, and only reads the table of migrations. The owner runs
 * it after every migration, since new tables belong to the owner alone.
 * @throws when the rights are missing afterwards: PostgreSQL only warns when somebody grants rights they do not
 * have.
 */
export async function grantUse({ db }: OpenedDatabase, user: string): Promise<void> {
  const { rows } = await sql<{ name: string; self: string }>`
    select current_schema() as name, current_user as self`.execute(db)
  // The owner of the tables has every right already and would lose some.
  if (rows[0]?.self === user) return
  const schema = sql.id(rows[0]?.name ?? 'public')
  const role = sql.id(user)
  for (const statement of [
    sql`grant usage on schema ${schema} to ${role}`,
    sql`grant select, insert, update, delete on all tables in schema ${schema} to ${role}`,
    sql`revoke insert, update, delete on schema_migrations from ${role}`,
    sql`grant usage, select on all sequences in schema ${schema} to ${role}`,
  ])
    await statement.execute(db)
  const { rows: without } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() and tablename <> 'schema_migrations'
      and not has_table_privilege(${user}, format('%I.%I', schemaname, tablename), 'delete')`.execute(db)
  if (without.length === 0) return
  throw new Error(
    `${user} got no rights on ${without.map(({ name }) => name).join(', ')}, which another user owns`,
  )
}

/**
 * The user in the address of a database.
 * @throws StartupError when there is none.
 */
export function userOf(databaseUrl: string): string {
  const user = decodeURIComponent(new URL(databaseUrl).username)
  if (user) return user
  throw new StartupError('DATABASE_URL names no user: write it as postgres://user:password@host:5432/name.')
}

import type { AgentRecord, agentRecordRequest } from '@camping/contract/agent.schemas.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { RootContext } from '../../platform/server/request-context.ts'
import { notFound } from '../../platform/problem-error.ts'

/** Limit of the newest entries. */
const most = 500

/**
 * What agents did and read in a customer's account, or at the service desk, the newest first.
 * @throws ProblemError 404 without such an account.
 */
export async function readAgentRecord(
  { brand, email }: z.output<typeof agentRecordRequest>,
  { db }: RootContext,
): Promise<AgentRecord> {
  const customer =
    email === undefined
      ? null
      : await db
          .selectFrom('customers')
          .select('id')
          .where('brand', '=', brand)
          .where(sql<string>`lower(email)`, '=', email.toLowerCase())
          .executeTakeFirst()
  if (customer === undefined) throw notFound()
  const customerId = customer?.id ?? null
  const done = db
    .selectFrom('agent_actions')
    .select([
      'agent_id',
      'at',
      'action as what',
      sql<'done' | 'read'>`'done'`.as('kind'),
      sql<number>`1`.as('count'),
    ])
    .where('customer_id', 'is not distinct from', customerId)
  const read = db
    .selectFrom('agent_reads')
    .select(['agent_id', 'minute as at', 'subject as what', sql<'done' | 'read'>`'read'`.as('kind'), 'count'])
    .where('customer_id', 'is not distinct from', customerId)
  const rows = await db
    .selectFrom(done.unionAll(read).as('record'))
    .innerJoin('agents', 'agents.id', 'record.agent_id')
    .where('agents.brand', '=', brand)
    .select(['at', 'name as agent', 'what', 'kind', 'count'])
    .orderBy('at', 'desc')
    .limit(most)
    .execute()
  return { entries: rows.map((row) => ({ ...row, at: row.at.toISOString() })) }
}

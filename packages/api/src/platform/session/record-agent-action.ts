import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

interface AgentAction {
  readonly agentId: number
  /** Null: at the service desk. */
  readonly customerId: number | null
  /** 'signed-in', or the call: 'PUT customer-portal'. */
  readonly action: string
}

/** Records an action of an agent before it happens, so that nothing goes unrecorded. */
export async function recordAgentAction(
  db: Kysely<Database>,
  { agentId, customerId, action }: AgentAction,
): Promise<void> {
  await db
    .insertInto('agent_actions')
    .values({ agent_id: agentId, customer_id: customerId, action })
    .execute()
}

import type {
  AgentLink,
  agentLinkRequest,
  authenticateAgentRequest,
} from '@camping/contract/agent.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { siteCodes } from '@camping/editions/markets.ts'
import { sql, type Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/db/schema.ts'
import type { CustomerContext } from '../customer-context.ts'
import type { RootContext } from '../../platform/server/request-context.ts'
import { invalid, notFound } from '../../platform/problem-error.ts'
import type { OpenedSession } from '../../platform/server/serve.ts'
import { accountLimits } from '../account-limits.ts'
import { countAttempt } from '../../platform/admission/attempt-limits.ts'
import { newSession } from '../account/authenticate.ts'
import { linkEnded } from '../account/verify-address.ts'
import { hashToken, newSessionToken } from '../../platform/session/session-token.ts'
import { recordAgentAction } from '../../platform/session/record-agent-action.ts'

const linkMinutes = 15

/**
 * Creates a one-time link with which an agent enters a customer's account. An agent is created with the first
 * link.
 * @throws ProblemError 400 for an unknown site code, 404 without such an account.
 */
export async function makeAgentLink(
  { brand, site, email, agent }: z.output<typeof agentLinkRequest>,
  { db, brands }: RootContext,
): Promise<AgentLink> {
  const siteCode = siteCodes.find((code) => code === site)
  if (!siteCode) throw invalid('site', 'Must be a site code')
  if (!brands.has(brand)) throw notFound()
  const token = newSessionToken()
  await db.transaction().execute(async (trx) => {
    const customer = await trx
      .selectFrom('customers')
      .select('id')
      .where('brand', '=', brand)
      .where(sql<string>`lower(email)`, '=', email.toLowerCase())
      .where('erased_at', 'is', null)
      .executeTakeFirst()
    if (!customer) throw notFound()
    const agentId = await agentNamed(trx, { brand, agent })
    await trx
      .deleteFrom('agent_links')
      .where('expires_at', '<', sql<Date>`clock_timestamp()`)
      .execute()
    await trx
      .insertInto('agent_links')
      .values({
        token_hash: hashToken(token),
        agent_id: agentId,
        customer_id: customer.id,
        expires_at: sql<string>`clock_timestamp() + make_interval(mins => ${linkMinutes})`,
      })
      .execute()
  })
  return { link: `${buildPath(siteCode, 'login')}?agent=${token}` }
}

/** The id of an agent of a brand, who is created with the first session. */
export async function agentNamed(
  db: Kysely<Database>,
  { brand, agent }: { readonly brand: string; readonly agent: string },
): Promise<number> {
  const { id } = await db
    .insertInto('agents')
    .values({ brand, name: agent })
    .onConflict((conflict) => conflict.columns(['brand', 'name']).doUpdateSet({ name: agent }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * A session in which an agent acts for a customer: short, marked in every reply, without payments.
 * @throws ProblemError 410 `link-ended`, 429.
 */
export async function authenticateAgent(
  { token }: z.output<typeof authenticateAgentRequest>,
  context: CustomerContext,
): Promise<OpenedSession> {
  const { db, brand } = context
  await countAttempt(db, { action: 'link', ...context }, accountLimits.link)
  const link = await db
    .deleteFrom('agent_links')
    .using('agents')
    .whereRef('agents.id', '=', 'agent_links.agent_id')
    .where('agents.brand', '=', brand)
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .returning(['agent_links.agent_id', 'agent_links.customer_id'])
    .executeTakeFirst()
  if (!link) throw linkEnded()
  const { agent_id: agentId, customer_id: customerId } = link
  await recordAgentAction(db, { agentId, customerId, action: 'signed-in' })
  return await newSession(context, { customerId, agentId })
}

import type {
  AgentLink,
  agentLinkRequest,
  authenticateAgentRequest,
} from '@camping/contract/agent.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { siteCodes } from '@camping/editions/markets.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { ApiContext, RootContext } from '../../server/api-context.ts'
import { invalid, notFound } from '../../server/problem-error.ts'
import type { OpenedSession } from '../../server/serve.ts'
import { accountLimits } from '../account/account-limits.ts'
import { countAttempt } from '../account/attempt-limits.ts'
import { newSession } from '../account/authenticate.ts'
import { linkEnded } from '../account/verify-address.ts'
import { hashToken, newSessionToken } from '../session/session-token.ts'
import { noteAgentAction } from './note-agent-action.ts'

const linkMinutes = 15

/**
 * Makes a link with which an agent gets into a customer's account, once. The agent comes about with its first link.
 * @throws ProblemError 400 for a site code that is none, 404 without such an account.
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
    const { id: agentId } = await trx
      .insertInto('agents')
      .values({ brand, name: agent })
      .onConflict((conflict) => conflict.columns(['brand', 'name']).doUpdateSet({ name: agent }))
      .returning('id')
      .executeTakeFirstOrThrow()
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

/**
 * A session in which an agent acts for a customer: short, marked in every answer, without payments.
 * @throws ProblemError 410 `link-ended`, 429.
 */
export async function authenticateAgent(
  { token }: z.output<typeof authenticateAgentRequest>,
  context: ApiContext,
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
  await noteAgentAction(db, { agentId, customerId, action: 'signed-in' })
  return await newSession(context, { customerId, agentId })
}

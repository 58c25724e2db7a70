import type { z } from 'zod'
import type { AuthenticateReply } from './account.schemas.ts'
import type {
  AgentLink,
  agentLinkRequest,
  AgentRecord,
  agentRecordRequest,
  AuthenticateAgentRequest,
} from './agent.schemas.ts'
import { endpoint } from './endpoint.ts'

/** With the operator's token. 404 without such an account. */
export const makeAgentLink = endpoint<z.input<typeof agentLinkRequest>, AgentLink>(
  'POST',
  'operator/agent-links',
  'root',
)
/**
 * With the operator's token; a POST, so that no access log contains the customer's address. 404 without such an
 * account.
 */
export const readAgentRecord = endpoint<z.input<typeof agentRecordRequest>, AgentRecord>(
  'POST',
  'operator/agent-record',
  'root',
)
/** A session in which an agent acts for a customer. 410 `link-ended`. */
export const authenticateAgent = endpoint<AuthenticateAgentRequest, AuthenticateReply>(
  'POST',
  'customer-portal/authenticate-agent',
)

import * as endpoints from '@camping/contract/agent.endpoints.ts'
import * as schemas from '@camping/contract/agent.schemas.ts'
import { serveForOperator, serveSession, type ServedEndpoint } from '../../server/serve.ts'
import { authenticateAgent, makeAgentLink } from './agent-session.ts'

/** The calls of agent.endpoints.ts. */
export const agentRoutes: readonly ServedEndpoint[] = [
  serveForOperator(
    endpoints.makeAgentLink,
    {
      request: schemas.agentLinkRequest,
      reply: schemas.agentLink,
      summary: 'Let an agent act for a customer',
    },
    makeAgentLink,
  ),
  serveSession(
    endpoints.authenticateAgent,
    { request: schemas.authenticateAgentRequest, summary: 'Act for a customer, by the operator’s link' },
    authenticateAgent,
  ),
]

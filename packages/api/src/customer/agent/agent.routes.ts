import * as endpoints from '@camping/contract/agent.endpoints.ts'
import * as schemas from '@camping/contract/agent.schemas.ts'
import * as deskEndpoints from '@camping/contract/desk.endpoints.ts'
import * as deskSchemas from '@camping/contract/desk.schemas.ts'
import { serveForOperator, serveSession, type CustomerEndpoint } from '../customer-serving.ts'
import { authenticateAgent, makeAgentLink } from './agent-session.ts'
import { endDeskSessions, openDeskSession } from './desk-sessions.ts'
import { readAgentRecord } from './read-agent-record.ts'

/** The handlers of agent.endpoints.ts. */
export const agentRoutes: readonly CustomerEndpoint[] = [
  serveForOperator(
    endpoints.makeAgentLink,
    {
      request: schemas.agentLinkRequest,
      reply: schemas.agentLink,
      summary: 'Let an agent act for a customer',
    },
    makeAgentLink,
  ),
  serveForOperator(
    endpoints.readAgentRecord,
    {
      request: schemas.agentRecordRequest,
      reply: schemas.agentRecord,
      summary: 'What agents did and read in an account',
    },
    readAgentRecord,
  ),
  serveForOperator(
    deskEndpoints.openDeskSession,
    {
      request: deskSchemas.deskSessionRequest,
      reply: deskSchemas.deskSession,
      summary: 'Let an agent work at the service desk',
    },
    openDeskSession,
  ),
  serveForOperator(
    deskEndpoints.endDeskSessions,
    {
      request: deskSchemas.endDeskSessionsRequest,
      reply: deskSchemas.endedDeskSessions,
      summary: 'End the sessions of an agent at the service desk',
    },
    endDeskSessions,
  ),
  serveSession(
    endpoints.authenticateAgent,
    { request: schemas.authenticateAgentRequest, summary: 'Act for a customer, by the operator’s link' },
    authenticateAgent,
  ),
]

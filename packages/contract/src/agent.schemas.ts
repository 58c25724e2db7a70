import { z } from 'zod'
import { email } from './email.schemas.ts'
import { code, line } from './stored-text.ts'

/** From the operator: creates access for an agent of a brand to the customer with this address. */
export const agentLinkRequest = z.object({
  brand: line(60),
  site: line(10, 2).describe('Site code of the edition to act in'),
  email,
  agent: line(60).describe('Name, as the customer’s record shall say'),
})
export const agentLink = z.object({
  link: z.string().describe('Works once, within 15 minutes'),
})
export type AgentLink = z.infer<typeof agentLink>

export const authenticateAgentRequest = z.object({ token: code(/^[\w-]{43}$/) })
export type AuthenticateAgentRequest = z.input<typeof authenticateAgentRequest>

/** From the operator: what agents did and read in the account with this address; without one, at the service desk. */
export const agentRecordRequest = agentLinkRequest.pick({ brand: true, email: true }).partial({ email: true })
export const agentRecord = z.object({
  entries: z
    .array(
      z.object({
        at: z.iso.datetime().describe('Of reads the minute'),
        agent: z.string(),
        what: z.string().describe("'signed-in', or the call"),
        kind: z.enum(['done', 'read']),
        count: z.int().positive().describe('How often within the minute'),
      }),
    )
    .describe('The newest first, at most 500'),
})
export type AgentRecord = z.infer<typeof agentRecord>

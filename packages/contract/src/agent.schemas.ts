import { z } from 'zod'
import { emailRequest } from './account.schemas.ts'

/** Of the operator: an agent of a brand is to act for the customer with this address. */
export const agentLinkRequest = z.object({
  brand: z.string().min(1).max(60),
  site: z.string().min(2).max(10).describe('Site code of the edition to act in'),
  email: emailRequest.shape.email,
  agent: z.string().trim().min(1).max(60).describe('Name, as the customer’s record shall say'),
})
export const agentLink = z.object({
  link: z.string().describe('Works once, within 15 minutes'),
})
export type AgentLink = z.infer<typeof agentLink>

export const authenticateAgentRequest = z.object({ token: z.string().regex(/^[\w-]{43}$/) })
export type AuthenticateAgentRequest = z.input<typeof authenticateAgentRequest>

import { z } from 'zod'
import { code } from './stored-text.ts'

/** A live sign-in of an account. Without a network address: customers recognise their devices without it. */
const accountSession = z.object({
  id: z.uuid(),
  browser: z.string().nullable().describe('As coarse as "Firefox"; null where the browser did not say'),
  system: z.string().nullable().describe('As coarse as "Windows"; null likewise'),
  openedAt: z.int().describe('Milliseconds, UTC'),
  lastUsedAt: z.int().describe('Milliseconds, UTC; noted every five minutes at most'),
  isThis: z.boolean().describe('The session that asks'),
})
export type AccountSession = z.infer<typeof accountSession>

export const accountSessionsRequest = z.object({})
export const accountSessions = z.object({ sessions: z.array(accountSession) })
export type AccountSessions = z.infer<typeof accountSessions>

export const endSessionRequest = z.object({ id: code(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) })
export const endOtherSessionsRequest = z.object({})

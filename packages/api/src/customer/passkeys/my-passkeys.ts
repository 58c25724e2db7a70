import type {
  Passkeys,
  removePasskeyRequest,
  renamePasskeyRequest,
} from '@camping/contract/passkeys.schemas.ts'
import type { z } from 'zod'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import { accountIdOf } from '../../platform/session/account-id-of.ts'
import type { Session } from '../../platform/session/find-session.ts'
import { refuseAgent } from '../../platform/session/refuse-agent.ts'
import { passkeyMails } from '../account/passkey-mails.ts'
import { announceOnce } from '../account/register.ts'
import type { SignedInContext } from '../customer-context.ts'

/**
 * The caller's account. An agent neither sees nor changes how a customer signs in.
 * @throws ProblemError 403 `account-only`, 403 `agent-not-allowed`.
 */
export function ownerOf({ session }: SignedInContext): number {
  refuseAgent(session)
  return accountIdOf({ session })
}

/**
 * Whoever changes how an account is opened has shown password, code or passkey within a quarter of an hour (account-11).
 * @throws ProblemError 403 `password-needed`.
 */
export function needProof({ proved }: Pick<Session, 'proved'>): void {
  if (proved) return
  throw new ProblemError({ type: 'password-needed', status: 403, title: 'This needs your password' })
}

/** The passkeys of the account, the oldest first. */
export async function listPasskeys(context: SignedInContext): Promise<Passkeys> {
  const rows = await context.db
    .selectFrom('passkeys')
    .select(['id', 'name', 'browser', 'system', 'created_at', 'last_used_at', 'blocked_at'])
    .where('customer_id', '=', ownerOf(context))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return {
    passkeys: rows.map((row) => ({
      id: row.id,
      name: row.name,
      browser: row.browser,
      system: row.system,
      addedAt: row.created_at.getTime(),
      lastUsedAt: row.last_used_at?.getTime() ?? null,
      isBlocked: row.blocked_at !== null,
    })),
  }
}

/** @throws ProblemError 404 for one that is not the account's. */
export async function renamePasskey(
  { id, name }: z.output<typeof renamePasskeyRequest>,
  context: SignedInContext,
): Promise<Passkeys> {
  const renamed = await context.db
    .updateTable('passkeys')
    .set({ name })
    .where('customer_id', '=', ownerOf(context))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!renamed) throw notFound()
  return await listPasskeys(context)
}

/**
 * Ends a passkey; the owner gets a mail. Password and code by mail remain.
 * @throws ProblemError 403 as ownerOf and needProof, 404 for one that is not the account's.
 */
export async function removePasskey(
  { id }: z.output<typeof removePasskeyRequest>,
  context: SignedInContext,
): Promise<Passkeys> {
  const { db, brand, siteCode } = context
  const customerId = ownerOf(context)
  needProof(context.session)
  await db.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom('passkeys')
      .where('customer_id', '=', customerId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!removed) throw notFound()
    await announceOnce(transaction, passkeyMails.removed, { customerId, brand, siteCode })
  })
  return await listPasskeys(context)
}

import type { AlertConfirmed, AlertEnded, alertLink } from '@camping/contract/alerts.schemas.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { linkEnded } from '../../platform/mail/link-ended.ts'
import type { CustomerContext } from '../customer-context.ts'
import { alertOfLink } from './alert-links.ts'

type Parts = Pick<CustomerContext, 'db' | 'brand'>
type Link = z.output<typeof alertLink>

/**
 * Starts an alert whose address its owner has confirmed with the link of a mail. It is compared with what is free at once.
 * @throws ProblemError 410 `link-ended`, also for an alert that was ended before.
 */
export async function confirmAlert({ token }: Link, { db, brand }: Parts): Promise<AlertConfirmed> {
  const { id } = await alertOfLink(db, { token, purpose: 'confirm', brand })
  const started = await db
    .updateTable('alerts')
    .set({ confirmed_at: sql<Date>`coalesce(confirmed_at, clock_timestamp())` })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!started) throw linkEnded()
  return { status: 'confirmed' }
}

/**
 * Ends an alert with the link of one of its mails. The link stays valid: a second click gets the same reply.
 * @throws ProblemError 410 `link-ended`.
 */
export async function endAlert({ token }: Link, { db, brand }: Parts): Promise<AlertEnded> {
  const { id } = await alertOfLink(db, { token, purpose: 'end', brand })
  await db
    .updateTable('alerts')
    .set({ ended_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
  return { status: 'ended' }
}

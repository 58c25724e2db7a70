import { createHash } from 'node:crypto'

/** The id of the mail of an outbox event: the same at every attempt, and it reveals nothing. */
export function messageIdOf(dedupeKey: string, senderAddress: string): string {
  const domain = senderAddress.slice(senderAddress.lastIndexOf('@') + 1)
  return `${createHash('sha256').update(dedupeKey).digest('hex').slice(0, 40)}@${domain}`
}

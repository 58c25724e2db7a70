import { composeMail } from './compose-mail.ts'
import type { MailContent } from './mail-content.ts'
import type { MailIdentity } from './mail-identity.ts'
import type { MailMessage } from './mail-message.ts'
import { messageIdOf } from './message-id.ts'

/** The mail of an outbox event from its edition, without an addressee: its id is the same at every attempt. */
export function mailOfEvent(
  dedupeKey: string,
  identity: MailIdentity,
  content: MailContent,
): Omit<MailMessage, 'to'> {
  return {
    messageId: messageIdOf(dedupeKey, identity.email),
    from: { name: identity.displayName, address: identity.email },
    ...composeMail(identity, content),
  }
}

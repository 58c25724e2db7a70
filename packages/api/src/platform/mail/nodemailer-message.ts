import type { SendMailOptions } from 'nodemailer'
import type { MailMessage } from './mail-message.ts'

/** A message in nodemailer's format. Files and addresses in it are never read: our content has none. */
export function nodemailerMessage({
  messageId,
  headers,
  attachments,
  ...message
}: MailMessage): SendMailOptions {
  return {
    ...message,
    ...(attachments && { attachments: attachments.map((file) => ({ ...file })) }),
    messageId: `<${messageId}>`,
    headers: { 'auto-submitted': 'auto-generated', ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

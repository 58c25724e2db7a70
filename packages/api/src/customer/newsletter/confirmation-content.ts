import type { MailContent } from '../../platform/mail/mail-content.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'

/** The words of the mail that asks to confirm a sign-up to the newsletter. */
export function confirmationContent(
  { text, displayName }: MailIdentity,
  { confirmUrl, leaveUrl }: { confirmUrl: string; leaveUrl: string },
): MailContent {
  const brand = { brand: displayName }
  return {
    subject: text('mail.newsletter.subject', brand),
    preview: text('mail.newsletter.preview'),
    heading: text('mail.newsletter.heading'),
    paragraphs: [text('mail.newsletter.text', brand)],
    button: { text: text('mail.newsletter.button'), href: confirmUrl },
    notes: [text('mail.newsletter.validity'), text('mail.newsletter.notYou')],
    footerLink: { text: text('mail.newsletter.leave'), href: leaveUrl },
  }
}

import { buildPath } from '@camping/editions/build-path.ts'
import { editionWords } from '../../platform/mail/edition-words.ts'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'

const loginLink = ({ origin, siteCode }: MailIdentity, query = '') =>
  origin + buildPath(siteCode, 'login') + query

/** The words of the mail that verifies the address of a new account. */
export function verifyContent(identity: MailIdentity, token: string): MailContent {
  const { text, displayName } = identity
  return {
    subject: text('accounts.verify.subject'),
    preview: text('accounts.verify.preview'),
    heading: text('accounts.verify.heading'),
    paragraphs: [text('accounts.verify.text', { brand: displayName })],
    button: { text: text('accounts.verify.button'), href: loginLink(identity, `?verify=${token}`) },
    notes: [text('accounts.verify.validity'), text('accounts.notYou')],
  }
}

/** The words of the mail to somebody who registers an address that has an account. */
export function existsContent(identity: MailIdentity): MailContent {
  const { text, displayName } = identity
  return {
    subject: text('accounts.exists.subject'),
    preview: text('accounts.exists.preview'),
    heading: text('accounts.exists.subject'),
    paragraphs: [text('accounts.exists.text', { brand: displayName })],
    button: { text: text('accounts.exists.button'), href: loginLink(identity) },
    notes: [text('accounts.notYou')],
  }
}

/** The words of the mail with a link to a new password. */
export function resetContent(identity: MailIdentity, token: string): MailContent {
  const { text, displayName } = identity
  return {
    subject: text('accounts.reset.subject'),
    preview: text('accounts.reset.preview'),
    heading: text('accounts.reset.heading'),
    paragraphs: [text('accounts.reset.text', { brand: displayName })],
    button: { text: text('accounts.reset.button'), href: loginLink(identity, `?token=${token}`) },
    notes: [text('accounts.reset.preview'), text('accounts.notYou')],
  }
}

/** What changes about an account without a mail of its own kind; the words are `accounts.<what>`. */
export type AccountChange = 'changed' | 'details' | 'passkeyAdded' | 'passkeyRemoved' | 'passkeyBlocked'

/** The words of the mail to the owner after a change of the account's credentials or contact data. */
export function changedContent(
  identity: MailIdentity,
  what: AccountChange,
  { hasPasskeys = false } = {},
): MailContent {
  const { text, displayName, email } = identity
  return {
    subject: text(`accounts.${what}.subject`),
    preview: text(`accounts.${what}.preview`),
    heading: text(`accounts.${what}.subject`),
    paragraphs: [text(`accounts.${what}.text`, { brand: displayName, email })],
    button: { text: text('accounts.exists.button'), href: loginLink(identity) },
    // A new password leaves them as they are: who did not add them all has to know.
    notes: what === 'changed' && hasPasskeys ? [text('accounts.changed.passkeys')] : [],
  }
}

interface ListedBooking {
  readonly booking_ref: string
  readonly date_from: string
  /** Of the site. */
  readonly name: string
}

/** The words of the mail that lists the bookings of an address. */
export function bookingsContent(identity: MailIdentity, bookings: readonly ListedBooking[]): MailContent {
  const { text, displayName } = identity
  const { day } = editionWords(identity)
  return {
    subject: text('accounts.bookings.subject'),
    preview: text('accounts.bookings.preview'),
    heading: text('accounts.bookings.heading', { brand: displayName }),
    paragraphs: [text('accounts.bookings.text')],
    button: { text: text('accounts.exists.button'), href: loginLink(identity) },
    tables: [
      {
        title: text('accounts.bookings.subject'),
        rows: bookings.map(({ booking_ref, date_from, name }) => ({
          label: name,
          detail: day(date_from),
          value: booking_ref,
        })),
      },
    ],
    notes: [text('accounts.notYou')],
  }
}

interface MailedCode {
  readonly code: string
  readonly minutes: number
}

/** The words of the mail with the code of a session by reference. */
export function codeContent(
  identity: MailIdentity,
  { ref, ...mailed }: MailedCode & { ref: string },
): MailContent {
  const { text, displayName: brand } = identity
  const words = {
    paragraph: text('accounts.code.text', { brand, ref }),
    notYou: text('accounts.code.notYou'),
  }
  return typedCodeContent(identity, mailed, words)
}

/** The words of the mail with the code that signs in. */
export function signInCodeContent(identity: MailIdentity, mailed: MailedCode): MailContent {
  const { text, displayName: brand } = identity
  const words = {
    paragraph: text('accounts.signInCode.text', { brand }),
    notYou: text('accounts.signInCode.notYou'),
  }
  return typedCodeContent(identity, mailed, words)
}

/** The reader types the code, so there is no button. */
function typedCodeContent(
  { text }: MailIdentity,
  { code, minutes }: MailedCode,
  { paragraph, notYou }: { readonly paragraph: string; readonly notYou: string },
): MailContent {
  return {
    subject: text('accounts.code.subject', { code }),
    preview: text('accounts.code.validity', { minutes }),
    heading: text('accounts.code.heading'),
    paragraphs: [paragraph],
    tables: [
      {
        title: text('accounts.code.heading'),
        rows: [{ label: text('accounts.code.label'), value: code, strong: true }],
      },
    ],
    notes: [text('accounts.code.validity', { minutes }), notYou],
  }
}

import type { LegalEntity } from '@camping/editions/legal-entity.ts'

/** The address that writes an e-mail or calls a number. */
export const contactHref = (contact: string): string =>
  contact.includes('@') ? `mailto:${contact}` : `tel:${contact.replaceAll(' ', '')}`

/** Splits a text at the contacts of its operator: in turn a text and a contact. */
export function splitAtContacts(
  text: string,
  { email, phone }: Pick<LegalEntity, 'email' | 'phone'>,
): string[] {
  const literal = (contact: string) => contact.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return text.split(new RegExp(`(${literal(email)}|${literal(phone)})`))
}

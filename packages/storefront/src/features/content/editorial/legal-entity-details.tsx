import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { contactHref } from './contact-links.ts'
import styles from './legal-entity-details.module.css'

/** The company behind this edition from its configuration: company, address, contact, registration. */
export function LegalEntityDetails() {
  const { config } = useApp()
  const t = useText()
  const { company, address, email, phone, registration } = config.legal
  return (
    <address className={styles.entity}>
      <b>{company}</b>
      <span>{address}</span>
      <Contact label={t('content.imprint.email')} text={email} href={contactHref(email)} />
      <Contact label={t('content.imprint.phone')} text={phone} href={contactHref(phone)} />
      <span>{registration}</span>
    </address>
  )
}

interface ContactProps {
  readonly label: string
  readonly text: string
  readonly href: string
}

/** A label and a link, joined as the language joins them. */
function Contact({ label, text, href }: ContactProps) {
  const t = useText()
  const [before, after] = t('shell.pair', { label, text: '\0' }).split('\0')
  return (
    <span>
      {before}
      <a href={href}>{text}</a>
      {after}
    </span>
  )
}

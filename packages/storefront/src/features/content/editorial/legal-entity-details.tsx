import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
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
      <span>
        {t('content.imprint.email')}: <a href={`mailto:${email}`}>{email}</a>
      </span>
      <span>
        {t('content.imprint.phone')}: <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
      </span>
      <span>{registration}</span>
    </address>
  )
}

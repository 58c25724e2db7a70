import { ButtonLink } from '@camping/ui/button/button.tsx'
import { Icon } from '@camping/ui/icon/icon.tsx'
import { breakableAddress } from '@camping/ui/link/breakable-address.tsx'
import type { SlotProps } from '@camping/ui/slots/slot-props.ts'
import styles from './login-service.module.css'

const hours = { nl: 'Elke dag van 9 tot 20 uur', de: 'Täglich von 9 bis 20 Uhr' }

/** Lakeland's guests mostly call, so the desk's hours and its number come first. */
export function LoginService({ title, text, email, phone, messages }: SlotProps['loginService']) {
  return (
    <section className={styles.card} aria-labelledby="login-service">
      <h2 id="login-service" className={styles.title}>
        {title}
      </h2>
      <p>{text}</p>
      <p className={styles.hours}>
        <Icon name="clock" />
        {messages === 'de' ? hours.de : hours.nl}
      </p>
      <ButtonLink href={`tel:${phone.replaceAll(' ', '')}`} icon="phone">
        {phone}
      </ButtonLink>
      <a className={styles.mail} href={`mailto:${email}`}>
        {breakableAddress(email)}
      </a>
    </section>
  )
}

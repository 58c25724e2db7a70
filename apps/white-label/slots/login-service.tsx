import { ButtonLink } from '@camping/ui/button/button.tsx'
import { Icon } from '@camping/ui/icon/icon.tsx'
import type { SlotProps } from '@camping/ui/slots/slot-props.ts'
import styles from './login-service.module.css'

const own = {
  nl: { hours: 'Elke dag van 9 tot 20 uur', call: 'Bel ons' },
  de: { hours: 'Täglich von 9 bis 20 Uhr', call: 'Ruf uns an' },
}

/** Guests of Lakeland mostly call: the desk's hours and its number come first. */
export function LoginService({ title, text, email, phone, messages }: SlotProps['loginService']) {
  const { hours, call } = messages === 'de' ? own.de : own.nl
  return (
    <section className={styles.card} aria-labelledby="login-service">
      <h2 id="login-service">{title}</h2>
      <p>{text}</p>
      <p className={styles.hours}>
        <Icon name="clock" />
        {hours}
      </p>
      <ButtonLink href={`tel:${phone.replaceAll(' ', '')}`} icon="phone">
        {`${call}: ${phone}`}
      </ButtonLink>
      <a className={styles.mail} href={`mailto:${email}`}>
        {email}
      </a>
    </section>
  )
}

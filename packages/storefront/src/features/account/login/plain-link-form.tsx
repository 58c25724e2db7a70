import { nameLimit, passwordLimits } from '@camping/contract/limits.ts'
import { Button } from '@camping/ui/button/button.tsx'
import type { HTMLInputAutoCompleteAttribute } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { useTermsText } from '../../../kit/person-fields/use-terms-text.tsx'
import styles from './login-page.module.css'
import { mailLinkOf } from './mail-link.ts'

/** Result of the form, from the host's parameter in the address (packages/web/src/session/link-form.ts). */
const outcomes: Readonly<Record<string, string>> = {
  verified: 'login.verified',
  changed: 'login.changed',
  ended: 'login.linkEnded',
  wait: 'login.sign-in-attempts-exceeded.text',
  failed: 'login.unreachable',
}

/** A mail's link without scripts: a plain form with a button, sent to its own address. */
export function PlainLinkForm({ request }: { request: PageRequest }) {
  const t = useText()
  const link = mailLinkOf(request.query)
  const done = request.query.get('done') ?? ''
  if (Object.hasOwn(outcomes, done)) return <p role="status">{t(outcomes[done] ?? '')}</p>
  if (!link || link.kind === 'agent') return null
  const opensAccount = link.kind === 'verify'
  const screen = opensAccount ? 'create-password' : 'reset-password'
  const refused = request.query.get('refused')
  return (
    <form method="post" action={request.pathname} className={styles.plain}>
      <h2>{t(`login.${screen}.title`)}</h2>
      <p>{t(opensAccount ? 'login.create-password.choose' : 'login.reset-password.text')}</p>
      {refused && (
        <p role="alert">{t(`login.error.${refused === 'not-equal' ? 'equal-to' : 'too-common'}`)}</p>
      )}
      <input type="hidden" name={link.kind} value={link.token} />
      {opensAccount && (
        <>
          <PlainField
            name="firstName"
            label={t('login.firstName')}
            autoComplete="given-name"
            max={nameLimit}
          />
          <PlainField
            name="lastName"
            label={t('login.lastName')}
            autoComplete="family-name"
            max={nameLimit}
          />
        </>
      )}
      <p>{t('login.password.hint')}</p>
      <PlainField name="password" label={t('login.password.new')} isPassword />
      <PlainField name="confirmed_password" label={t('login.password.confirm')} isPassword />
      {opensAccount && <PlainTerms />}
      <p>
        <Button type="submit" kind="primary" size="lg">
          {t(`login.${screen}.submit`)}
        </Button>
      </p>
    </form>
  )
}

interface PlainFieldProps {
  readonly name: 'firstName' | 'lastName' | 'password' | 'confirmed_password'
  readonly label: string
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
  readonly max?: number
  readonly isPassword?: boolean
}

function PlainField({
  name,
  label,
  autoComplete = 'new-password',
  max = passwordLimits.max,
  isPassword,
}: PlainFieldProps) {
  return (
    <label>
      {label}
      <input
        name={name}
        type={isPassword ? 'password' : 'text'}
        autoComplete={autoComplete}
        required
        minLength={isPassword ? passwordLimits.min : 1}
        maxLength={max}
      />
    </label>
  )
}

function PlainTerms() {
  const { config } = useApp()
  const t = useText()
  const terms = useTermsText('login.terms')
  return (
    <>
      <label>
        <input type="checkbox" name="acceptedTerms" required />
        <span>{terms}</span>
      </label>
      {config.supports.newsletter && (
        <label>
          <input type="checkbox" name="newsletter" />
          <span>{t('login.newsletter')}</span>
        </label>
      )}
    </>
  )
}

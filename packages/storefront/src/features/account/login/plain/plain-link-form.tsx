import type { MessageKey } from '@camping/editions/messages/message-key.ts'
import { nameLimit, passwordLimits } from '@camping/contract/limits.ts'
import { Button } from '@camping/ui/button/button.tsx'
import type { ComponentProps } from 'react'
import { useApp } from '../../../../kit/app/app-context.tsx'
import { useText } from '../../../../kit/format/use-text.ts'
import type { PageRequest } from '../../../../kit/routing/page-view.ts'
import { PlainField } from '../../../../kit/plain/plain-field.tsx'
import { useTermsText } from '../../../../kit/person-fields/use-terms-text.tsx'
import { mailLinkOf } from '../mail-link.ts'

/** Result of the form, from the host's parameter in the address (packages/web/src/session/link-form.ts). */
const outcomes: Readonly<Record<string, MessageKey>> = {
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
  const outcome = Object.hasOwn(outcomes, done) ? outcomes[done] : undefined
  if (outcome) return <p role="status">{t(outcome)}</p>
  if (!link || link.kind === 'agent') return null
  const opensAccount = link.kind === 'verify'
  const screen = opensAccount ? 'create-password' : 'reset-password'
  const refused = request.query.get('refused')
  return (
    <form method="post" action={request.pathname}>
      <h2>{t(`login.${screen}.title`)}</h2>
      <p>{t(opensAccount ? 'login.create-password.choose' : 'login.reset-password.text')}</p>
      {refused && (
        <p role="alert">{t(`login.error.${refused === 'not-equal' ? 'equal-to' : 'too-common'}`)}</p>
      )}
      <input type="hidden" name={link.kind} value={link.token} />
      {opensAccount && (
        <>
          <NameField name="firstName" label={t('login.firstName')} autoComplete="given-name" />
          <NameField name="lastName" label={t('login.lastName')} autoComplete="family-name" />
        </>
      )}
      <p>{t('login.password.hint')}</p>
      <NewPassword name="password" label={t('login.password.new')} />
      <NewPassword name="confirmed_password" label={t('login.password.confirm')} />
      {opensAccount && <PlainTerms />}
      <p>
        <Button type="submit" kind="primary" size="lg">
          {t(`login.${screen}.submit`)}
        </Button>
      </p>
    </form>
  )
}

type LinkField = Pick<ComponentProps<typeof PlainField>, 'name' | 'label' | 'autoComplete'>

const NameField = (props: LinkField) => (
  <PlainField {...props} answer={undefined} words="login" required maxLength={nameLimit} />
)

const NewPassword = (props: LinkField) => (
  <PlainField
    {...props}
    answer={undefined}
    words="login"
    type="password"
    autoComplete="new-password"
    required
    minLength={passwordLimits.min}
    maxLength={passwordLimits.max}
  />
)

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

import type { MessageKey } from '@camping/editions/messages/message-key.ts'
import { emailLimit, passwordLimits } from '@camping/contract/limits.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { Link } from '@camping/ui/link/link.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../../../kit/format/use-text.ts'
import { PlainNotice, useFormAnswer } from '../../../../kit/plain/form-answer.tsx'
import { PlainField } from '../../../../kit/plain/plain-field.tsx'
import type { FormAnswer } from '../../../../kit/plain/plain-form.ts'
import type { PageRequest } from '../../../../kit/routing/page-view.ts'
import { mailLinkOf } from '../mail-link.ts'
import { PlainLinkForm } from './plain-link-form.tsx'

interface Way {
  /** Name of its form; the keys of `signInForms`. */
  readonly form: string
  readonly titleId: MessageKey
  readonly textId?: MessageKey
  readonly submitId: MessageKey
  readonly fields: (answer: FormAnswer | undefined) => ReactNode
  /** A second button of the same form, and what else helps. */
  readonly more?: ReactNode
}

/** The login page without scripts: one way to sign in at a time, chosen by the key `with` of the address, as links of mails do. */
export function PlainSignIn({ request }: { request: PageRequest }) {
  const ways = useWays(request.pathname)
  const code = useFormAnswer('send-code', 'sign-in-code')
  const link = mailLinkOf(request.query)
  if (link && link.kind !== 'agent') return <PlainLinkForm request={request} />
  if (code?.screen === 'sign-in-code') return <CodeForm request={request} answer={code} />
  const way = ways[request.query.get('with') ?? ''] ?? ways['']
  return (
    way && (
      <>
        <PlainLinkForm request={request} />
        <WayForm request={request} way={way} />
      </>
    )
  )
}

function WayForm({ request, way }: { request: PageRequest; way: Way }) {
  const t = useText()
  // A second button of the form sends it under its own name.
  const answer = useFormAnswer(way.form, 'send-code')
  return (
    <>
      <h2>{t(way.titleId)}</h2>
      {way.textId && <p>{t(way.textId)}</p>}
      <form method="post" action={addressOf(request)}>
        <PlainNotice answer={answer} countId="login.errors" />
        {way.fields(answer)}
        <p>
          <Button type="submit" kind="primary" size="lg" name={way.form} value="on">
            {t(way.submitId)}
          </Button>
        </p>
        {way.more}
      </form>
    </>
  )
}

function CodeForm({ request, answer }: { request: PageRequest; answer: FormAnswer }) {
  const t = useText()
  return (
    <>
      <h2>{t('login.sign-in-code.title')}</h2>
      <form method="post" action={request.pathname}>
        <PlainNotice answer={answer} countId="login.errors" />
        <input type="hidden" name="email" value={answer.values?.['email']} />
        <PlainField
          name="code"
          label={t('code.label')}
          answer={answer}
          words="login"
          autoComplete="one-time-code"
          inputMode="numeric"
        />
        <p>
          <Button type="submit" kind="primary" size="lg" name="sign-in-code" value="on">
            {t('login.password.submit')}
          </Button>
        </p>
        <p>
          <Button type="submit" kind="quiet" name="send-code" value="on">
            {t('code.resend')}
          </Button>
        </p>
      </form>
      <p>
        <Link href={request.pathname}>{t('login.back')}</Link>
      </p>
    </>
  )
}

const addressOf = ({ pathname, query }: PageRequest) => {
  const way = query.get('with')
  return way ? `${pathname}?with=${encodeURIComponent(way)}` : pathname
}

/** The ways by the word in the address; without one, or with an unknown one, the password. */
function useWays(pathname: string): Readonly<Record<string, Way>> {
  const t = useText()
  const email = (answer: FormAnswer | undefined) => (
    <PlainField
      name="email"
      label={t('login.email')}
      answer={answer}
      words="login"
      type="email"
      autoComplete="username"
      maxLength={emailLimit}
    />
  )
  const links = (...rows: readonly (readonly [word: string, key: MessageKey])[]) => (
    <ul>
      {rows.map(([word, key]) => (
        <li key={word}>
          <Link href={word ? `${pathname}?with=${word}` : pathname}>{t(key)}</Link>
        </li>
      ))}
    </ul>
  )
  return {
    '': {
      form: 'sign-in-password',
      titleId: 'login.sign-in.title',
      submitId: 'login.password.submit',
      fields: (answer) => (
        <>
          {email(answer)}
          <PlainField
            name="password"
            label={t('login.password')}
            answer={answer}
            words="login"
            type="password"
            autoComplete="current-password"
            maxLength={passwordLimits.given}
          />
        </>
      ),
      more: (
        <>
          <p>
            <Button type="submit" kind="quiet" name="send-code" value="on">
              {t('login.password.code')}
            </Button>
          </p>
          {links(
            ['booking', 'login.sign-in.booking'],
            ['password', 'login.password.forgot'],
            ['account', 'login.create-password.title'],
          )}
        </>
      ),
    },
    booking: {
      form: 'sign-in-reference',
      titleId: 'login.booking-sign-in.title',
      textId: 'login.booking-sign-in.text',
      submitId: 'login.password.submit',
      fields: (answer) => (
        <>
          {email(answer)}
          <PlainField
            name="bookingRef"
            label={t('login.ref')}
            hint={t('login.ref.hint')}
            answer={answer}
            words="login"
            autoComplete="off"
            maxLength={20}
          />
        </>
      ),
      more: links(['reference', 'login.booking-sign-in.forgot'], ['', 'login.booking-sign-in.account']),
    },
    password: {
      form: 'forgot-password',
      titleId: 'login.forgot-password.title',
      textId: 'login.forgot-password.text',
      submitId: 'login.forgot-password.submit',
      fields: email,
      more: links(['', 'login.back']),
    },
    reference: {
      form: 'forgot-reference',
      titleId: 'login.forgot-booking-reference.title',
      textId: 'login.forgot-booking-reference.text',
      submitId: 'login.forgot-booking-reference.submit',
      fields: email,
      more: links(['booking', 'login.back']),
    },
    account: {
      form: 'open-account',
      titleId: 'login.create-password.title',
      submitId: 'login.create-password.send',
      fields: email,
      more: links(['', 'login.back']),
    },
  }
}

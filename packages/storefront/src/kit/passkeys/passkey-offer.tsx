import type { ApiError } from '@camping/core/api/storefront-api.ts'
import { accountApi } from '@camping/core/session/account.api.ts'
import { openPasskeyOffer } from '@camping/core/session/passkey-offer.browser.ts'
import { passkeyOfferAnswered } from '@camping/core/session/passkey-offer.slice.ts'
import { passkeysApi } from '@camping/core/session/passkeys.api.ts'
import { selectUser } from '@camping/core/session/session.api.ts'
import { useAppDispatch, useAppSelector, useAppStore } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiButton, MuiButtonLink } from '@camping/ui/islands/mui-button.tsx'
import { useEffect, useState, type ReactNode } from 'react'
import { useApp } from '../app/app-context.tsx'
import { useLazyWords } from '../app/lazy-words.ts'
import { LazyConfirmPassword } from '../confirm-password/lazy-confirm-password.tsx'
import { useText } from '../format/use-text.ts'
import { Panel } from '@camping/ui/islands/panel.tsx'
import styles from './passkey-offer.module.css'
import { useAddPasskey } from './use-add-passkey.ts'

/** account-20: an account is offered a passkey, a booking's guest an account first; each once, and a no is a no. */
export function PasskeyOffer() {
  useLazyWords('passkeys')
  const { config } = useApp()
  const store = useAppStore()
  const user = useAppSelector(selectUser)
  const answered = useAppSelector(({ passkeyOffer }) => passkeyOffer)
  // What was answered before is read a moment after the slice is there.
  const [isRead, setIsRead] = useState(false)
  useEffect(
    () => void openPasskeyOffer(store, config.brand).then(() => setIsRead(true)),
    [store, config.brand],
  )
  if (!user || user.actingAgent !== null || !answered || !isRead) return null
  return user.type === 'email' ? (
    <Question isAnswered={answered.passkey} about="passkey">
      {(answer) => <AccountOffer onAnswer={answer} />}
    </Question>
  ) : (
    <Question isAnswered={answered.account} about="account">
      {(answer) => <GuestOffer email={user.email} onAnswer={answer} />}
    </Question>
  )
}

/** Answers to a question; `over` also takes it away. */
type Answer = (how: 'over' | 'stays') => void

interface QuestionProps {
  readonly about: 'passkey' | 'account'
  /** On this device before. */
  readonly isAnswered: boolean
  readonly children: (answer: Answer) => ReactNode
}

function Question({ about, isAnswered, children }: QuestionProps) {
  const dispatch = useAppDispatch()
  const [isOver, setIsOver] = useState(isAnswered)
  if (isOver) return null
  return children((how) => {
    dispatch(passkeyOfferAnswered(about))
    setIsOver(how === 'over')
  })
}

function AccountOffer({ onAnswer }: { onAnswer: Answer }) {
  const t = useText()
  const { data } = passkeysApi.usePasskeysQuery({})
  const { add, isBusy, problem, question } = useAddPasskey()
  // Whoever has one knows of them.
  if (!data || data.passkeys.length > 0) return null
  return (
    <Panel title={t('passkeys.offer')} online>
      <p>{t('passkeys.offer.text')}</p>
      {problem && <Notice kind="error" live title={t(problem)} />}
      <p className={styles.actions}>
        <MuiButton busy={isBusy} onClick={() => void add().then((isAdded) => isAdded && onAnswer('over'))}>
          {t('passkeys.add')}
        </MuiButton>
        <MuiButton kind="quiet" onClick={() => onAnswer('over')}>
          {t('passkeys.offer.no')}
        </MuiButton>
      </p>
      <>
        <LazyConfirmPassword
          question={question}
          text={t('passkeys.prove.text')}
          submitText={t('passkeys.prove.submit')}
        />
      </>
    </Panel>
  )
}

/** A passkey belongs to an account, and an account to whoever opens its mailbox (decision 186). */
function GuestOffer({ email, onAnswer }: { email: string; onAnswer: Answer }) {
  const { site } = useApp()
  const t = useText()
  const [register, { isLoading, isSuccess, error }] = accountApi.useRegisterMutation()
  const { status = 0 } = (error ?? {}) as Partial<ApiError>
  const take = async () => {
    const reply = await register({ email })
    if (!reply.error) onAnswer('stays')
  }
  return (
    <Panel title={t('passkeys.offer.guest')}>
      {isSuccess && <Notice kind="success" live title={t('passkeys.offer.guest.sent', { email })} />}
      {status === 409 && (
        <>
          <p>{t('passkeys.offer.guest.exists', { email })}</p>
          <p className={styles.actions}>
            <MuiButtonLink href={buildPath(site, 'login')}>{t('passkeys.offer.guest.signIn')}</MuiButtonLink>
          </p>
        </>
      )}
      {!isSuccess && status !== 409 && (
        <>
          <p>{t('passkeys.offer.guest.text', { email })}</p>
          {status === 429 && <Notice kind="error" live title={t('passkeys.problem.wait')} />}
          <p className={styles.actions}>
            <MuiButton busy={isLoading} onClick={() => void take()}>
              {t('passkeys.offer.guest.do')}
            </MuiButton>
            <MuiButton kind="quiet" onClick={() => onAnswer('over')}>
              {t('passkeys.offer.no')}
            </MuiButton>
          </p>
        </>
      )}
    </Panel>
  )
}

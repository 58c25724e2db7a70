import type { ApiError } from '@camping/core/api/storefront-api.ts'
import { accountRules } from '@camping/core/session/account.rules.ts'
import { profileApi } from '@camping/core/session/profile.api.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useProblemText } from '../../../kit/format/use-problem-text.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { Panel } from '@camping/ui/islands/panel.tsx'
import styles from './details-page.module.css'
import { SecretField } from '../../../kit/confirm-password/secret-field.tsx'

/** GDPR, Art. 17. Requires the password, so that nobody does it by mistake or with a stolen session. */
export function EraseAccount() {
  const { site } = useApp()
  const t = useText()
  const problemText = useProblemText('login')
  const [erase] = profileApi.useEraseAccountMutation()
  const [problem, setProblem] = useState<'ahead' | 'failed' | null>(null)
  const passwordProblem = (value: string | undefined) => {
    const problem = accountRules.givenPassword(value)
    return problem && problemText(problem)
  }
  const submit = async ({ password }: { password: string }) => {
    const { error } = await erase({ password })
    if (error) {
      const why = (error as ApiError).problem?.type
      const isWrong = why === 'login-fail'
      setProblem(isWrong ? null : why === 'stays-ahead' ? 'ahead' : 'failed')
      return isWrong ? { password: t('details.erase.wrong') } : undefined
    }
    // The session has ended; a full load clears the memory.
    window.location.assign(`/${site}/`)
    return undefined
  }
  return (
    <Panel title={t('details.erase')}>
      <Form<{ password: string }> subscription={{ submitting: true }} onSubmit={submit}>
        {({ handleSubmit, submitting }) => (
          <form noValidate onSubmit={(event) => void handleSubmit(event)} className={styles.erase}>
            <p>{t('details.erase.text')}</p>
            {problem && <Notice kind="error" live title={t(`details.erase.${problem}`)} />}
            <div className={styles.field}>
              <SecretField
                name="password"
                label={t('details.erase.password')}
                kind="current"
                validate={passwordProblem}
              />
            </div>
            <p>
              <MuiButton type="submit" kind="danger" busy={submitting}>
                {t('details.erase.submit')}
              </MuiButton>
            </p>
          </form>
        )}
      </Form>
    </Panel>
  )
}

import { withdrawalLimits as limits } from '@camping/contract/sale-limits.ts'
import type { Withdrawal } from '@camping/contract/withdrawal.schemas.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import {
  maxLength,
  requiredEmail,
  requiredName,
  requiredText,
} from '@camping/core/validation/validation.rules.ts'
import { withdrawFromContract } from '@camping/core/payment/voucher-sale.thunks.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { ErrorSummary } from '@camping/ui/islands/form/error-summary.tsx'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'
import { MuiIsland } from '@camping/ui/islands/mui-island.tsx'
import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-final-form'
import { useApp } from '../../kit/app/app-context.tsx'
import { useLazyWords } from '../../kit/app/lazy-words.ts'
import { randomKey } from '../../kit/app/random-key.ts'
import { useProblemText } from '../../kit/format/use-problem-text.ts'
import { useText } from '../../kit/format/use-text.ts'
import styles from './gift.module.css'
import { WithdrawalDone } from './withdrawal-done.tsx'

interface WithdrawalFields {
  readonly name?: string
  readonly contract?: string
  readonly email?: string
  readonly remarks?: string
}

const rules = {
  name: requiredName,
  contract: requiredText(limits.contract),
  email: requiredEmail,
  remarks: maxLength(limits.remarks),
}
const names = ['name', 'contract', 'email', 'remarks'] as const

/** The statement, then the same to confirm with one button, then what became of it. */
export function WithdrawalForm() {
  useLazyWords('validations')
  const t = useText()
  const problemText = useProblemText('gift')
  const [fields, setFields] = useState<WithdrawalFields>({})
  const [step, setStep] = useState<'fill' | 'check'>('fill')
  const [done, setDone] = useState<Withdrawal>()
  const box = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) box.current?.focus()
    isFirst.current = false
  }, [step, done])

  const problemsOf = (values: WithdrawalFields) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const problem = rules[name](values[name])
        return problem ? [[name, problemText(problem, name)]] : []
      }),
    )
  return (
    <MuiIsland>
      <div ref={box} tabIndex={-1} className={styles.box}>
        {done && <WithdrawalDone withdrawal={done} />}
        {!done && step === 'check' && (
          <Check fields={fields} onBack={() => setStep('fill')} onDone={setDone} />
        )}
        {!done && step === 'fill' && (
          <Form<WithdrawalFields>
            initialValues={fields}
            validate={problemsOf}
            onSubmit={(values) => {
              setFields(values)
              setStep('check')
            }}
          >
            {({ handleSubmit }) => (
              <form noValidate onSubmit={(event) => void handleSubmit(event)}>
                <ErrorSummary title={(count) => t('gift.withdrawal.errors', { count })} />
                <TextField name="name" label={t('gift.withdrawal.name')} autoComplete="name" />
                <TextField
                  name="contract"
                  label={t('gift.withdrawal.contract')}
                  hint={t('gift.withdrawal.contract.hint')}
                  autoComplete="off"
                  maxLength={limits.contract}
                />
                <TextField
                  name="email"
                  type="email"
                  label={t('gift.withdrawal.email')}
                  hint={t('gift.withdrawal.email.hint')}
                  autoComplete="email"
                  inputMode="email"
                />
                <TextField
                  name="remarks"
                  label={t('gift.withdrawal.remarks')}
                  optionalText={t('gift.withdrawal.optional')}
                  maxLength={limits.remarks}
                  multiline
                  rows={2}
                />
                <MuiButton type="submit" kind="brand" size="lg" iconEnd="arrowRight">
                  {t('gift.withdrawal.next')}
                </MuiButton>
              </form>
            )}
          </Form>
        )}
      </div>
    </MuiIsland>
  )
}

interface CheckProps {
  readonly fields: WithdrawalFields
  readonly onBack: () => void
  readonly onDone: (withdrawal: Withdrawal) => void
}

/** What is declared, and the button that declares it. */
function Check({ fields, onBack, onDone }: CheckProps) {
  const t = useText()
  const { config } = useApp()
  const dispatch = useAppDispatch()
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  // A repeat after a lost answer is the same statement.
  const [idempotencyKey] = useState(randomKey)
  const send = async () => {
    setIsBusy(true)
    setHasFailed(false)
    const { name = '', contract = '', email = '', remarks = '' } = fields
    const answer = await dispatch(withdrawFromContract({ name, contract, email, remarks, idempotencyKey }))
    setIsBusy(false)
    if (typeof answer === 'object') onDone(answer)
    else setHasFailed(true)
  }
  return (
    <>
      <h2 className={styles.heading}>{t('gift.withdrawal.check')}</h2>
      <p className={styles.statement}>{t('gift.withdrawal.statement')}</p>
      <dl className={styles.facts}>
        {names.map((name) =>
          fields[name] ? (
            <div key={name}>
              <dt>{t(`gift.withdrawal.${name}`)}</dt>
              <dd>{fields[name]}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {hasFailed && (
        <Notice kind="error" live title={t('gift.withdrawal.failed')}>
          {t('gift.withdrawal.failed.text', { email: config.legal.email })}
        </Notice>
      )}
      <div className={styles.actions}>
        <MuiButton kind="primary" size="lg" busy={isBusy} onClick={() => void send()}>
          {t('gift.withdrawal.confirm')}
        </MuiButton>
        <MuiButton kind="quiet" size="lg" onClick={onBack}>
          {t('gift.withdrawal.back')}
        </MuiButton>
      </div>
    </>
  )
}

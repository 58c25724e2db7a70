import { voucherMessageLimit } from '@camping/contract/sale-limits.ts'
import type { BuyVoucherRequest, VoucherSale } from '@camping/contract/voucher-sale.schemas.ts'
import { performStep } from '@camping/core/payment/perform-step.browser.ts'
import { buyVoucher, type SaleTrouble } from '@camping/core/payment/voucher-sale.thunks.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { CheckboxField } from '@camping/ui/islands/form/checkbox-field.tsx'
import { ErrorSummary } from '@camping/ui/islands/form/error-summary.tsx'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'
import { MuiIsland } from '@camping/ui/islands/mui-island.tsx'
import { useRef, useState } from 'react'
import { Form } from 'react-final-form'
import { useLazyWords } from '../../kit/app/lazy-words.ts'
import { randomKey } from '../../kit/app/random-key.ts'
import { useText } from '../../kit/format/use-text.ts'
import { AmountFields } from './amount-fields.tsx'
import styles from './gift.module.css'
import { MethodField } from './method-field.tsx'
import { useSaleTerms } from './use-sale-terms.tsx'
import { useVoucherProblems } from './use-voucher-problems.ts'
import { VoucherPreview } from './voucher-preview.tsx'
import type { VoucherFields } from './voucher-fields.ts'

/** payment-31: amount, words on the voucher, buyer and means of payment; the button orders and leads to the provider. */
export function VoucherForm({ sale }: { sale: VoucherSale }) {
  useLazyWords('validations', 'payment')
  const t = useText()
  const dispatch = useAppDispatch()
  const agreement = useSaleTerms()
  const { problems, amountOf } = useVoucherProblems(sale)
  const [trouble, setTrouble] = useState<SaleTrouble>()
  const sent = useRef({ content: '', key: '' })
  const [first] = sale.providers

  async function submit(fields: VoucherFields): Promise<void> {
    setTrouble(undefined)
    const order = orderOf(fields, amountOf(fields))
    if (!order) return
    const content = JSON.stringify(order)
    // A repeat after a lost answer is the same purchase.
    if (sent.current.content !== content) sent.current = { content, key: randomKey() }
    const { hostname } = window.location
    const answer = await dispatch(buyVoucher({ ...order, idempotencyKey: sent.current.key }, { hostname }))
    if (typeof answer === 'object') return performStep(answer)
    // The next try is another purchase: this one’s payment may have failed for good.
    sent.current = { content: '', key: '' }
    setTrouble(answer)
  }

  return (
    <MuiIsland>
      <Form<VoucherFields>
        initialValues={{
          amount: String(sale.presets[0] ?? 'other'),
          method: first && `${first.paymentProviderIdentifier}/${first.paymentMethodIdentifier}`,
        }}
        validate={problems}
        onSubmit={submit}
      >
        {({ handleSubmit, submitting }) => (
          <form noValidate className={styles.columns} onSubmit={(event) => void handleSubmit(event)}>
            <div className={styles.questions}>
              <ErrorSummary title={(count) => t('gift.errors', { count })} />
              <AmountFields sale={sale} />
              <fieldset className={styles.group}>
                <legend className={styles.legend}>{t('gift.words')}</legend>
                <TextField
                  name="recipient"
                  label={t('gift.recipient')}
                  optionalText={t('gift.optional')}
                  autoComplete="off"
                  maxLength={60}
                />
                <TextField
                  name="message"
                  label={t('gift.message')}
                  optionalText={t('gift.optional')}
                  hint={t('gift.message.hint', { max: voucherMessageLimit })}
                  maxLength={voucherMessageLimit}
                  multiline
                  rows={3}
                />
              </fieldset>
              <fieldset className={styles.group}>
                <legend className={styles.legend}>{t('gift.buyer')}</legend>
                <TextField name="buyerName" label={t('gift.buyerName')} autoComplete="name" />
                <TextField
                  name="email"
                  type="email"
                  label={t('gift.email')}
                  hint={t('gift.email.hint')}
                  autoComplete="email"
                  inputMode="email"
                />
              </fieldset>
              <MethodField providers={sale.providers} />
            </div>
            <div className={styles.aside}>
              <VoucherPreview sale={sale} amountOf={amountOf} />
              <CheckboxField name="agree" label={agreement} />
              {trouble && (
                <Notice kind="error" live title={t(`gift.${trouble}`)}>
                  {t(`gift.${trouble}.text`)}
                </Notice>
              )}
              <MuiButton type="submit" kind="primary" size="lg" busy={submitting}>
                {t('gift.order')}
              </MuiButton>
              <p className={styles.small}>{t('gift.next')}</p>
            </div>
          </form>
        )}
      </Form>
    </MuiIsland>
  )
}

/** The order of valid fields. */
function orderOf(
  { recipient = '', message = '', buyerName = '', email = '', agree, method = '' }: VoucherFields,
  amount: number | undefined,
): Omit<BuyVoucherRequest, 'idempotencyKey'> | undefined {
  const [provider, paymentMethod = ''] = method.split('/')
  if (amount === undefined || !agree || (provider !== 'bambora' && provider !== 'saferpay')) return undefined
  return { amount, recipient, message, buyerName, email, acceptsTerms: true, provider, paymentMethod }
}

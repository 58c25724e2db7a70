import { voucherSaleApi } from '@camping/core/payment/voucher-sale.api.ts'
import { Alert } from '@camping/ui/alert/alert.tsx'
import { Icon } from '@camping/ui/icon/icon.tsx'
import { Container } from '@camping/ui/layout/section.tsx'
import { Waiting } from '@camping/ui/states/waiting.tsx'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { BrowserOnly } from '../../kit/app/browser-only.tsx'
import { useStayDates } from '../../kit/format/use-dates.ts'
import { useText } from '../../kit/format/use-text.ts'
import { PageHead } from '../../kit/head/page-head.tsx'
import { PageWaiting } from '../../kit/head/page-waiting.tsx'
import type { Page, PageProps } from '../../kit/routing/page-view.ts'
import { verdictOfError } from '../../kit/routing/verdict-of-error.ts'
import styles from './gift.module.css'

const VoucherForm = lazyPart(() =>
  import('./gift-forms.ts').then((module) => ({ default: module.VoucherForm })),
)

/** payment-31: what a gift voucher is, and the form that orders one. */
export function GiftVouchersPage({ request }: PageProps) {
  const t = useText()
  const dates = useStayDates()
  const { data: sale } = voucherSaleApi.useVoucherSaleQuery({})
  if (!sale) return <PageWaiting />
  const facts = [
    t('gift.fact.all'),
    t('gift.fact.parts'),
    t('gift.fact.valid', { date: dates.long(sale.validUntil) }),
    t('gift.fact.withdraw'),
  ]
  return (
    <Container>
      <PageHead request={request} title={t('gift.title')} description={t('gift.lead')} />
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{t('gift.title')}</h1>
          <p className={styles.lead}>{t('gift.lead')}</p>
        </div>
        <ul className={styles.promises}>
          {facts.map((text) => (
            <li key={text}>
              <Icon name="check" />
              {text}
            </li>
          ))}
        </ul>
        {sale.providers.length === 0 ? (
          <Alert kind="info" title={t('gift.none')} />
        ) : (
          <BrowserOnly placeholder={<Waiting label={t('shell.waiting')} />}>
            <VoucherForm sale={sale} />
          </BrowserOnly>
        )}
      </div>
    </Container>
  )
}

export const prepareSale: NonNullable<Page['prepare']> = async ({ pathname }, dispatch) => {
  const { error } = await dispatch(voucherSaleApi.endpoints.voucherSale.initiate({}, { subscribe: false }))
  return verdictOfError(error, pathname)
}

import { basePath, placeRequest } from '@camping/contract/endpoint.ts'
import { voucherDocument } from '@camping/contract/voucher-sale.endpoints.ts'
import type { VoucherPurchase } from '@camping/contract/voucher-sale.schemas.ts'
import { voucherSaleApi } from '@camping/core/payment/voucher-sale.api.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { Alert } from '@camping/ui/alert/alert.tsx'
import { Button, ButtonLink } from '@camping/ui/button/button.tsx'
import { OutcomeMark, type Outcome } from '@camping/ui/confirmation/outcome-mark.tsx'
import { Container } from '@camping/ui/layout/section.tsx'
import { Link } from '@camping/ui/link/link.tsx'
import { VoucherCard } from '@camping/ui/voucher-card/voucher-card.tsx'
import { useEffect, useState } from 'react'
import { useApp } from '../../kit/app/app-context.tsx'
import { useStayDates } from '../../kit/format/use-dates.ts'
import { useMoney } from '../../kit/format/use-money.ts'
import { useText } from '../../kit/format/use-text.ts'
import { PageHead } from '../../kit/head/page-head.tsx'
import { PageWaiting } from '../../kit/head/page-waiting.tsx'
import type { Page, PageProps } from '../../kit/routing/page-view.ts'
import { pageNotFound } from '../../kit/routing/verdict.ts'
import { verdictOfError } from '../../kit/routing/verdict-of-error.ts'
import styles from './gift.module.css'

const pollEveryMs = 3000
/** How long the page asks by itself; the mail comes in any case. */
const pollForMs = 120_000

/**
 * payment-32: a purchase at its address. A redirect proves nothing: the page asks until the voucher is there. The server never has
 * the code, which is for the browser alone that has bought it.
 */
export function VoucherBoughtPage({ request }: PageProps) {
  const address = request.params['address'] ?? ''
  const t = useText()
  const { purchase, isOwn } = usePurchase(address)
  if (!purchase) return <PageWaiting narrow />
  const words = wordsOf(purchase, isOwn)
  return (
    <Container narrow>
      <PageHead title={t(`gift.bought.${words.title}`)} description={t(`gift.bought.${words.title}`)} />
      <div className={styles.narrow}>
        <div aria-live="polite">
          <OutcomeMark outcome={outcomes[words.title]} />
          <h1>{t(`gift.bought.${words.title}`)}</h1>
          <p className={styles.lead}>{t(`gift.bought.${words.text}.text`, { email: purchase.email })}</p>
        </div>
        {purchase.state === 'issued' && <Issued address={address} purchase={purchase} />}
        {(purchase.state === 'failed' || purchase.state === 'withdrawn') && <Again state={purchase.state} />}
      </div>
    </Container>
  )
}

/** The purchase as this browser may see it; `isOwn`: this browser has asked, and not only the server. */
function usePurchase(address: string) {
  const [waited, setWaited] = useState(false)
  const [settled, setSettled] = useState(false)
  const { data: purchase, fulfilledTimeStamp } = voucherSaleApi.useVoucherPurchaseQuery(
    { address },
    { pollingInterval: waited || settled ? 0 : pollEveryMs, refetchOnMountOrArgChange: true },
  )
  const [isOwn, setIsOwn] = useState(false)
  const [first] = useState(fulfilledTimeStamp)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), pollForMs)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => setIsOwn(fulfilledTimeStamp !== first), [fulfilledTimeStamp, first])
  useEffect(
    () =>
      setSettled(
        purchase?.state === 'issued' || purchase?.state === 'withdrawn' || purchase?.state === 'failed',
      ),
    [purchase?.state],
  )
  return { purchase, isOwn }
}

const outcomes: Readonly<Record<Exclude<VoucherPurchase['state'], 'open'>, Outcome>> = {
  issued: 'confirmed',
  paid: 'confirmed',
  checking: 'pending',
  failed: 'failed',
  withdrawn: 'requested',
}

/** An attempt without an outcome is neither a success nor a failure. */
function wordsOf({ state, code }: VoucherPurchase, isOwn: boolean) {
  if (state === 'issued')
    return { title: 'issued', text: code === null && isOwn ? 'hidden' : 'issued' } as const
  const title = state === 'open' ? 'checking' : state
  return { title, text: title }
}

function Issued({ address, purchase }: { address: string; purchase: VoucherPurchase }) {
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  const { config, market, site } = useApp()
  const { amount, currency, code, recipient, message, validUntil, withdrawableUntil, purchaseRef } = purchase
  const { base, path } = voucherDocument
  const paper = `${basePath(base, config.brand, market.apiLocale)}/${placeRequest(path, { address }).path}`
  return (
    <>
      <VoucherCard
        brand={config.displayName}
        label={t('gift.bought.value')}
        amount={money(amount, { currency, short: true })}
        recipient={recipient ? `${t('gift.bought.for')} ${recipient}` : undefined}
        message={message ?? undefined}
        validity={t('gift.fact.valid', { date: dates.long(validUntil) })}
        code={code === null ? undefined : { label: t('gift.bought.code'), text: code }}
      >
        {code !== null && (
          <div className={styles.actions}>
            <CopyButton text={code} />
            <ButtonLink icon="download" href={paper} target="_blank" rel="noreferrer">
              {t('gift.bought.pdf')}
            </ButtonLink>
          </div>
        )}
      </VoucherCard>
      {code !== null && <Alert kind="info" title={t('gift.bought.safe')} />}
      <WhatNext />
      {purchaseRef !== null && (
        <dl className={styles.facts}>
          <div>
            <dt>{t('gift.bought.number')}</dt>
            <dd>{purchaseRef}</dd>
          </div>
        </dl>
      )}
      <p className={styles.small}>
        <Link href={buildPath(site, 'withdrawal')}>
          {t('gift.bought.withdraw', { date: dates.long(withdrawableUntil) })}
        </Link>
      </p>
    </>
  )
}

/** How the voucher is given and used, and the ways on. */
function WhatNext() {
  const t = useText()
  const { site, config } = useApp()
  return (
    <section className={styles.box} aria-labelledby="voucher-next">
      <h2 id="voucher-next" className={styles.heading}>
        {t('gift.bought.next')}
      </h2>
      <ol className={styles.steps}>
        <li>{t('gift.bought.next.give')}</li>
        <li>{t('gift.bought.next.use')}</li>
        <li>{t('gift.fact.parts')}</li>
      </ol>
      <div className={styles.actions}>
        {config.supports.search && (
          <ButtonLink kind="primary" href={buildPath(site, 'searchAndBook')}>
            {t('gift.bought.search')}
          </ButtonLink>
        )}
        <ButtonLink href={buildPath(site, 'giftVouchers')}>{t('gift.bought.again')}</ButtonLink>
      </div>
    </section>
  )
}

function CopyButton({ text }: { text: string }) {
  const t = useText()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <Button icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
      <span aria-live="polite">{t(copied ? 'gift.bought.copied' : 'gift.bought.copy')}</span>
    </Button>
  )
}

function Again({ state }: { state: 'failed' | 'withdrawn' }) {
  const t = useText()
  const { site } = useApp()
  return (
    <p>
      <ButtonLink kind={state === 'failed' ? 'primary' : 'secondary'} href={buildPath(site, 'giftVouchers')}>
        {t(state === 'failed' ? 'gift.bought.retry' : 'gift.bought.again')}
      </ButtonLink>
    </p>
  )
}

export const prepareBought: NonNullable<Page['prepare']> = async ({ params, pathname }, dispatch) => {
  const address = params['address'] ?? ''
  if (!/^[\w-]{22}$/.test(address)) return pageNotFound(pathname)
  const query = voucherSaleApi.endpoints.voucherPurchase.initiate({ address }, { subscribe: false })
  const { error } = await dispatch(query)
  return verdictOfError(error, pathname)
}

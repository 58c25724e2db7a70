import { groupPriceLines } from '@camping/contract/group-price-lines.ts'
import { Alert } from '@camping/ui/alert/alert.tsx'
import { Button } from '@camping/ui/button/button.tsx'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { Checkout } from '../order/use-checkout.ts'
import { CoverOptions } from './cover-options.tsx'
import { ExtraList } from '../../../kit/booking-parts/extra-list.tsx'
import styles from './extras-step.module.css'

/** Optional extras and cancellation cover. Nothing is preselected and nothing is required. */
export function ExtrasStep({ checkout }: { checkout: Checkout }) {
  useLazyWords('extras')
  const t = useText()
  const { cart } = checkout
  const empty = cart.availableExtras.length === 0 && cart.covers.length === 0
  return (
    <div className={styles.step}>
      <p className={styles.intro}>{t(empty ? 'extras.none' : 'extras.intro')}</p>
      {cart.availableExtras.length > 0 && (
        <ExtraList extras={cart.availableExtras} currency={cart.currency} setExtra={checkout.setExtra} />
      )}
      {cart.covers.length > 0 && <CoverOptions checkout={checkout} />}
      {checkout.changeFailed && (
        <Alert kind="error" live>
          {t('extras.failed')}
        </Alert>
      )}
      {!empty && <ChosenSum checkout={checkout} />}
      <Button kind="primary" size="lg" iconEnd="arrowRight" onClick={checkout.next} className={styles.next}>
        {t('checkout.next.travellers')}
      </Button>
    </div>
  )
}

/** The sum of the choice, and the total with it. Announced politely when it changes. */
function ChosenSum({ checkout: { cart, updating } }: { checkout: Checkout }) {
  const t = useText()
  const money = useMoney()
  const amount = (minor: number) => money(minor, { currency: cart.currency })
  const { shop, onSite } = groupPriceLines(cart.priceLines)
  const chosen = [...shop, ...onSite].filter(({ kind }) => kind === 'extra' || kind === 'cover')
  const sum = chosen.reduce((total, line) => total + line.amount, 0)
  const words = chosen.length > 0 ? t('extras.sum') : t('extras.sum.nothing')
  return (
    <div className={styles.sum} role="status" aria-busy={updating}>
      <p className={styles.line}>
        <span>{words}</span>
        {chosen.length > 0 && <b>{amount(sum)}</b>}
      </p>
      <p className={styles.total}>
        <span>{t('price.total')}</span>
        <b>{amount(cart.total)}</b>
      </p>
    </div>
  )
}

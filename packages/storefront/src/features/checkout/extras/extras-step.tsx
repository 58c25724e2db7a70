import type { Cart } from '@camping/contract/booking.schemas.ts'
import { groupPriceLines } from '@camping/contract/group-price-lines.ts'
import { checkoutApi } from '@camping/core/checkout/checkout.api.ts'
import { changesOf } from '@camping/core/checkout/checkout.slice.ts'
import { chooseCover, chooseExtra } from '@camping/core/checkout/checkout.thunks.ts'
import { withChoice } from '@camping/core/checkout/extras.rules.ts'
import { useAppDispatch, useAppSelector } from '@camping/core/store/create-store.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { useIsChoosing } from '../order/use-is-choosing.ts'
import { CoverOptions } from './cover-options.tsx'
import { ExtraList } from '../../../kit/booking-parts/extra-list.tsx'
import styles from './extras-step.module.css'

export interface ExtrasStepProps {
  readonly id: string
  readonly nextHref: string
}

/**
 * Optional extras and cancellation cover. Nothing is preselected and nothing is required. It reads the cart itself: other props
 * than texts would change before its script is there.
 */
export function ExtrasStep({ id, nextHref }: ExtrasStepProps) {
  useLazyWords('extras')
  const t = useText()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const { data: cart } = checkoutApi.useCartQuery({ id })
  const { chosen, hasFailed } = useAppSelector((state) => changesOf(state, id))
  // The page of another cart is another component: these stay the same, and so does what gets them.
  const [{ setExtra, setCover }] = useState(() => ({
    setExtra: (extraId: number, quantity: number) => void dispatch(chooseExtra(id, extraId, quantity)),
    setCover: (coverId: string | null) => void dispatch(chooseCover(id, coverId)),
  }))
  const options = useMemo(() => cart && withChoice(cart, chosen), [cart, chosen])
  if (!cart || !options) return null
  const { availableExtras, covers, coverDeclined } = options
  const empty = availableExtras.length === 0 && covers.length === 0
  return (
    <div id="extras-step" className={styles.step}>
      <p className={styles.intro}>{t(empty ? 'extras.none' : 'extras.intro')}</p>
      {availableExtras.length > 0 && (
        <ExtraList extras={availableExtras} currency={cart.currency} setExtra={setExtra} />
      )}
      {covers.length > 0 && (
        <CoverOptions
          covers={covers}
          coverDeclined={coverDeclined}
          currency={cart.currency}
          setCover={setCover}
        />
      )}
      {hasFailed && (
        <Notice kind="error" live>
          {t('extras.failed')}
        </Notice>
      )}
      {!empty && <ChosenSum cart={cart} />}
      <MuiButton
        heavy
        kind="primary"
        size="lg"
        iconEnd="arrowRight"
        onClick={() => void navigate(nextHref)}
        className={styles.next}
      >
        {t('checkout.next.travellers')}
      </MuiButton>
    </div>
  )
}

/** The sum of the choice, and the total with it. Announced politely when it changes. */
function ChosenSum({ cart }: { cart: Cart }) {
  const t = useText()
  const isChoosing = useIsChoosing(cart.id)
  const money = useMoney()
  const amount = (minor: number) => money(minor, { currency: cart.currency })
  const { shop, onSite } = groupPriceLines(cart.priceLines)
  const chosen = [...shop, ...onSite].filter(({ kind }) => kind === 'extra' || kind === 'cover')
  const sum = chosen.reduce((total, line) => total + line.amount, 0)
  const words = chosen.length > 0 ? t('extras.sum') : t('extras.sum.nothing')
  return (
    <div className={styles.sum} role="status" aria-busy={isChoosing}>
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

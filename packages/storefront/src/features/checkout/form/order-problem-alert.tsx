import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiButtonLink } from '@camping/ui/islands/mui-button.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { campsiteHref } from '../order/campsite-href.ts'
import { StayAlternatives } from '../alternatives/deferred-stay-alternatives.tsx'
import type { Checkout } from '../order/use-checkout.ts'
import { useStayAgain } from '../order/use-stay-again.ts'

/** Why the order was refused, and what to do. Placed beside the button. */
export function OrderProblemAlert({ checkout }: { checkout: Checkout }) {
  const app = useApp()
  const t = useText()
  const money = useMoney()
  const { cart, problem, refusedTotal } = checkout
  if (!problem) return null
  const amount = (minor: number) => money(minor, { currency: cart.currency })
  if (problem === 'price-changed') {
    return (
      <Notice kind="warning" live title={t('checkout.priceChanged')}>
        {t('checkout.priceChanged.again', {
          before: amount(refusedTotal ?? cart.total),
          now: amount(cart.total),
        })}
      </Notice>
    )
  }
  if (problem === 'gone' && checkout.alternatives) return <GoneAtOrder checkout={checkout} />
  const ways = {
    gone: { href: campsiteHref(app, cart), text: t('checkout.expired.again') },
    refused: { href: checkout.stepHref('travellers'), text: t('order.change') },
    unreachable: null,
    'voucher-changed': null,
    'too-many': null,
    'too-many-unpaid': null,
  }
  const way = ways[problem]
  return (
    <Notice
      kind="error"
      live
      title={t(`order.${problem}`)}
      action={way && <MuiButtonLink href={way.href}>{way.text}</MuiButtonLink>}
    >
      {t(`order.${problem}.text`)}
    </Notice>
  )
}

/** Another customer has the unit: offers available alternatives with one click, and preserves all input. */
function GoneAtOrder({ checkout: { cart, alternatives } }: { checkout: Checkout }) {
  const t = useText()
  const again = useStayAgain(cart)
  const present = again.alternatives ?? alternatives
  return (
    <>
      <Notice kind="error" live title={t('order.gone')}>
        {t(
          again.problem === 'unreachable' || again.problem === 'too-many'
            ? `hold.${again.problem}`
            : 'order.gone.text',
        )}
      </Notice>
      {present && (
        <StayAlternatives
          cart={cart}
          alternatives={present}
          asking={again.asking}
          onChoose={(stay) => void again.reserve(stay)}
        />
      )}
    </>
  )
}

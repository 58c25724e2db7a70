import { Alert } from '@camping/ui/alert/alert.tsx'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { useApp } from '../../../app/app-context.tsx'
import { useMoney } from '../../../format/use-money.ts'
import { useText } from '../../../format/use-text.ts'
import { campsiteHref } from '../campsite-href.ts'
import { StayAlternatives } from '../later-stay-alternatives.tsx'
import type { Checkout } from '../use-checkout.ts'
import { useStayAgain } from '../use-stay-again.ts'

/** Why the order was not taken, and what to do about it. Stands beside the button that was pressed. */
export function OrderProblemAlert({ checkout }: { checkout: Checkout }) {
  const app = useApp()
  const t = useText()
  const money = useMoney()
  const { cart, problem, refusedTotal } = checkout
  if (!problem) return null
  const amount = (minor: number) => money(minor, { currency: cart.currency })
  if (problem === 'price-changed') {
    return (
      <Alert kind="warning" live title={t('checkout.priceChanged')}>
        {t('checkout.priceChanged.again', {
          before: amount(refusedTotal ?? cart.total),
          now: amount(cart.total),
        })}
      </Alert>
    )
  }
  if (problem === 'gone' && checkout.alternatives) return <GoneAtOrder checkout={checkout} />
  const ways = {
    gone: { href: campsiteHref(app, cart), text: t('checkout.expired.again') },
    refused: { href: checkout.stepHref('travellers'), text: t('checkout.check.change') },
    unreachable: null,
  }
  const way = ways[problem]
  return (
    <Alert
      kind="error"
      live
      title={t(`checkout.problem.${problem}`)}
      action={way && <ButtonLink href={way.href}>{way.text}</ButtonLink>}
    >
      {t(`checkout.problem.${problem}.text`)}
    </Alert>
  )
}

/** Somebody else has it: what is free instead, one click away, with everything that was typed. */
function GoneAtOrder({ checkout: { cart, alternatives } }: { checkout: Checkout }) {
  const t = useText()
  const again = useStayAgain(cart)
  const present = again.alternatives ?? alternatives
  return (
    <>
      <Alert kind="error" live title={t('checkout.problem.gone')}>
        {t(again.problem === 'unreachable' ? 'held.unreachable' : 'checkout.problem.gone.text')}
      </Alert>
      {present && (
        <StayAlternatives
          cart={cart}
          alternatives={present}
          asking={again.asking}
          onChoose={(stay) => void again.ask(stay)}
        />
      )}
    </>
  )
}

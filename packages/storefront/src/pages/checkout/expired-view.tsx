import type { Cart } from '@camping/contract/booking.schemas.ts'
import { Alert } from '@camping/ui/alert/alert.tsx'
import { Button, ButtonLink } from '@camping/ui/button/button.tsx'
import { EmptyState } from '@camping/ui/states/page-state.tsx'
import { useApp } from '../../app/app-context.tsx'
import { useStayDates } from '../../format/use-dates.ts'
import { useText } from '../../format/use-text.ts'
import { campsiteHref } from './campsite-href.ts'
import { StayAlternatives } from './later-stay-alternatives.tsx'
import { useStayAgain } from './use-stay-again.ts'

const hourMs = 3_600_000

/** What was typed is kept so long, by the clock of the server (decision 120). */
const endedWithinAnHour = ({ serverTime, expiresAt }: Cart) =>
  Date.parse(serverTime) - Date.parse(expiresAt) < hourMs

/** The hold is over: nothing was booked. One click holds the same stay again, or shows what else is free. */
export function ExpiredView({ cart }: { cart: Cart }) {
  const app = useApp()
  const t = useText()
  const dates = useStayDates()
  const { asking, problem, alternatives, ask } = useStayAgain(cart)
  const period = dates.period(cart.stay.dateFrom, cart.stay.nights)
  if (problem === 'gone' && alternatives) {
    return (
      <EmptyState
        level={1}
        title={t('held.gone')}
        text={t('held.gone.text', { site: cart.site.name, dates: period })}
      >
        <StayAlternatives
          cart={cart}
          alternatives={alternatives}
          asking={asking}
          onChoose={(stay) => void ask(stay)}
        />
      </EmptyState>
    )
  }
  return (
    <div role="alert">
      <EmptyState
        level={1}
        title={t('checkout.expired')}
        text={t('checkout.expired.text', { site: cart.site.name, dates: period })}
        hint={endedWithinAnHour(cart) ? t('held.kept') : undefined}
        actions={
          <>
            {problem !== 'refused' && (
              <Button kind="primary" size="lg" busy={asking} onClick={() => void ask()}>
                {t('held.again')}
              </Button>
            )}
            <ButtonLink size="lg" href={campsiteHref(app, cart)}>
              {t('checkout.expired.again')}
            </ButtonLink>
          </>
        }
      >
        {problem && (
          <Alert kind="error" live>
            {t(problem === 'refused' ? 'held.refused' : 'held.unreachable')}
          </Alert>
        )}
      </EmptyState>
    </div>
  )
}

import type { Cart } from '@camping/contract/booking.schemas.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiButton, MuiButtonLink } from '@camping/ui/islands/mui-button.tsx'
import { EmptyState } from '@camping/ui/states/page-state.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useSpan } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { campsiteHref } from '../order/campsite-href.ts'
import { StayAlternatives } from '../alternatives/deferred-stay-alternatives.tsx'
import { useStayAgain } from '../order/use-stay-again.ts'

const hourMs = 3_600_000

/** How long input is stored, by the server's clock (decision 120). */
const endedWithinAnHour = ({ serverTime, expiresAt }: Cart) =>
  Date.parse(serverTime) - Date.parse(expiresAt) < hourMs

/** The hold has ended without a booking. One click reserves the same stay again, or shows alternatives. */
export function ExpiredView({ cart }: { cart: Cart }) {
  const app = useApp()
  const t = useText()
  const { asking, problem, alternatives, reserve } = useStayAgain(cart)
  const span = useSpan()(cart.stay.dateFrom, cart.stay.nights)
  if (problem === 'gone' && alternatives) {
    return (
      <EmptyState
        level={1}
        title={t('hold.gone')}
        text={t('hold.gone.text', { site: cart.site.name, ...span })}
      >
        <StayAlternatives
          cart={cart}
          alternatives={alternatives}
          asking={asking}
          onChoose={(stay) => void reserve(stay)}
        />
      </EmptyState>
    )
  }
  return (
    <div role="alert">
      <EmptyState
        level={1}
        title={t('checkout.expired')}
        text={t('checkout.expired.text', { site: cart.site.name, ...span })}
        hint={endedWithinAnHour(cart) ? t('hold.saved') : undefined}
        actions={
          <>
            {problem !== 'refused' && (
              <MuiButton kind="primary" size="lg" busy={asking} onClick={() => void reserve()}>
                {t('hold.again')}
              </MuiButton>
            )}
            <MuiButtonLink size="lg" href={campsiteHref(app, cart)}>
              {t('checkout.expired.again')}
            </MuiButtonLink>
          </>
        }
      >
        {problem && (
          <Notice kind="error" live>
            {t(problem === 'gone' ? 'hold.unreachable' : `hold.${problem}`)}
          </Notice>
        )}
      </EmptyState>
    </div>
  )
}

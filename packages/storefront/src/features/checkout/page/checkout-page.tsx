import { navigationApi, overviewPart } from '@camping/core/navigation/navigation.api.ts'
import { checkoutSteps } from '@camping/core/checkout/step-list.rules.ts'
import { checkoutApi } from '@camping/core/checkout/checkout.api.ts'
import type { Cart } from '@camping/contract/booking.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { MuiIsland } from '@camping/ui/islands/mui-island.tsx'
import { Icon } from '@camping/ui/icon/icon.tsx'
import { Container } from '@camping/ui/layout/section.tsx'
import { Link } from '@camping/ui/link/link.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { PageHead } from '../../../kit/head/page-head.tsx'
import { PageWaiting } from '../../../kit/head/page-waiting.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import type { Page, PageProps, PageRequest } from '../../../kit/routing/page-view.ts'
import { fail, redirect } from '../../../kit/routing/verdict.ts'
import { requiresSignIn, verdictOfError } from '../../../kit/routing/verdict-of-error.ts'
import { BookedView } from './booked-view.tsx'
import { CheckoutNotices } from './checkout-notices.tsx'
import styles from './checkout-page.module.css'
import { CheckoutStepView } from './checkout-step-view.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import { ExpiredView } from './expired-view.tsx'
import { Plain } from '../../../kit/plain/plain-part.tsx'
import '../../../kit/plain/plain-part.css'
import { GiveUp } from './give-up.tsx'
import { campsiteHref } from '../order/campsite-href.ts'
import { useCheckout } from '../order/use-checkout.ts'
import { useFreshCart } from '../order/use-fresh-cart.ts'

/** From a reserved accommodation to a booking, one question at a time, with the price always visible. */
function CheckoutPage({ request }: PageProps) {
  const t = useText()
  const cart = useFreshCart(request.params['cartId'] ?? '')
  if (!cart) return <PageWaiting />
  return (
    <MuiIsland>
      <Container>
        {cart.state !== 'open' && (
          <PageHead
            title={t(cart.state === 'expired' ? 'checkout.expired' : 'checkout.title')}
            description={t('checkout.description')}
          />
        )}
        {cart.state === 'open' && <OpenCheckout key={cart.id} cart={cart} request={request} />}
        {cart.state === 'expired' && <ExpiredView key={cart.id} cart={cart} />}
        {cart.state === 'booked' && <BookedView cart={cart} />}
      </Container>
    </MuiIsland>
  )
}

function OpenCheckout({ cart, request }: { cart: Cart; request: PageRequest }) {
  const t = useText()
  const app = useApp()
  const checkout = useCheckout(cart, request)
  const { step } = checkout
  const at = checkoutSteps.indexOf(step)
  const position = { number: at + 1, count: checkoutSteps.length }
  const before = checkoutSteps[at - 1]
  return (
    <div className={styles.page}>
      {/* Each step is an entry of the history, which lists titles. */}
      <PageHead
        title={[t(`checkout.step.${step}`), t('checkout.steps.position', position), t('checkout.title')].join(
          ' · ',
        )}
        description={t('checkout.description')}
      />
      <div className={styles.top}>
        <Link
          className={styles.back}
          href={before ? checkout.stepHref(before) : campsiteHref(app, cart)}
          aria-label={t('checkout.back')}
        >
          <Icon name="arrowLeft" />
        </Link>
        <h1 className={styles.title}>{t('checkout.title')}</h1>
      </div>
      <aside className={styles.summary} aria-label={t('checkout.summary')}>
        <CheckoutSummary cart={cart} />
      </aside>
      <div className={styles.main}>
        <CheckoutNotices checkout={checkout} />
        <CheckoutStepView checkout={checkout} />
        <GiveUp checkout={checkout} />
      </div>
      <Plain part="checkout" cart={cart} />
    </div>
  )
}

/** The API has only ids of this format; others are 404. */
const cartIdPattern = /^[A-Za-z0-9_-]{22}$/

export const page: Page = {
  Component: CheckoutPage,
  async prepare({ params, pathname, app }, dispatch) {
    const id = params['cartId'] ?? ''
    if (!cartIdPattern.test(id)) return fail(404, `Page Not Found: ${pathname}`)
    const [{ data, error }] = await Promise.all([
      dispatch(checkoutApi.endpoints.cart.initiate({ id }, { subscribe: false })),
      // Countries and phone prefixes of the form.
      dispatch(navigationApi.endpoints.navigationGroups.initiate(overviewPart, { subscribe: false })),
    ])
    if (data?.state === 'booked' || requiresSignIn(error))
      return redirect(buildPath(app.site, 'bookingConfirmation', { cartId: id }))
    return verdictOfError(error, pathname)
  },
}

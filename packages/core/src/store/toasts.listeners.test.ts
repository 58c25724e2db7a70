import { eventFaults, type AnalyticsEvent } from '@camping/contract/analytics-events.ts'
import { afterEach, expect, it } from 'vitest'
import { checkoutApi } from '../checkout/checkout.api.ts'
import { newsletterApi } from '../newsletter/newsletter.api.ts'
import { myExtrasApi, portalApi } from '../portal/portal.api.ts'
import { paymentFailed, paymentSlice } from '../payment/payment.slice.ts'
import { startPayment } from '../payment/payment.thunks.ts'
import { reviewApi } from '../reviews/reviews.api.ts'
import { accountApi } from '../session/account.api.ts'
import { signedIn } from '../session/login.slice.ts'
import { accountSessionsApi, profileApi } from '../session/profile.api.ts'
import { sessionApi } from '../session/session.api.ts'
import { createStore } from './create-store.ts'
import { listenForEvents } from './events.listeners.ts'
import { listenTo } from '../listening/listeners.ts'
import { listenForToasts } from './toasts.listeners.ts'

const sent: AnalyticsEvent[] = []
listenForToasts()
listenForEvents((event) => {
  expect(eventFaults(event)).toEqual([])
  sent.push(event)
})
afterEach(() => void sent.splice(0))

/** A store whose API answers every call with this. The listeners come with the first change, as in a browser. */
function open(status: number, body: object = {}) {
  const store = createStore({
    fetch: async () => Response.json(body, { status }),
    origin: '',
    brand: 'alder',
    apiLocale: 'couk',
    listen: async () => listenTo(store),
  })
  return { store, toasts: () => store.getState().shell.toasts.map(({ message }) => message) }
}
const { resetLink, register, resetPassword } = accountApi.endpoints
const { voteHelpful } = reviewApi.endpoints
const voter = 'a'.repeat(22)
const email = 'jo@mail.example'
const reset = { token: 't', password: 'p', confirmed_password: 'p' }
const extras = { bookingId: '5PRAKA9451', extras: [], acceptedDifference: 0 }

it.each([
  ['a link', () => resetLink.initiate({ email }), 200, {}, ['password-send-success']],
  ['a link, refused', () => resetLink.initiate({ email }), 500, {}, ['password-send-fail']],
  ['a link, too often on the login page', () => resetLink.initiate({ email }), 429, {}, []],
  ['a new password', () => resetPassword.initiate(reset), 200, {}, ['password-update-success']],
  ['a registration that fails', () => register.initiate({ email }), 503, {}, ['login-fail']],
  [
    'a sign-up to the newsletter',
    () => newsletterApi.endpoints.subscribeToNewsletter.initiate({ email, reference: 'footer' }),
    200,
    {},
    ['toast-messages.newsletter-signup-success'],
  ],
  [
    'a sign-up to the newsletter, refused',
    () => newsletterApi.endpoints.subscribeToNewsletter.initiate({ email, reference: 'footer' }),
    429,
    {},
    ['toast-messages.newsletter-signup-fail'],
  ],
  [
    'a mail again',
    () => checkoutApi.endpoints.resendConfirmation.initiate({ cartId: 'c' }),
    200,
    {},
    ['send-confirmation-success'],
  ],
  [
    'a mail again, refused',
    () => checkoutApi.endpoints.resendConfirmation.initiate({ cartId: 'c' }),
    503,
    {},
    ['send-confirmation-fail'],
  ],
  [
    'the mail of one’s booking again',
    () => portalApi.endpoints.sendCustomerConfirmation.initiate({ bookingId: 'b' }),
    200,
    {},
    ['send-confirmation-success'],
  ],
  [
    'the mail of one’s booking again, too soon',
    () => portalApi.endpoints.sendCustomerConfirmation.initiate({ bookingId: 'b' }),
    429,
    {},
    [],
  ],
  [
    'details',
    () => profileApi.endpoints.updateProfile.initiate({}),
    200,
    {},
    ['cp.edit-user-profile.toast.success'],
  ],
  [
    'details, refused',
    () => profileApi.endpoints.updateProfile.initiate({}),
    400,
    {},
    ['cp.edit-user-profile.toast.error'],
  ],
  ['an address in use', () => register.initiate({ email }), 409, {}, ['email-in-use']],
  ['an address that is none', () => register.initiate({ email }), 400, {}, []],
  ['a password, with a link that ended', () => resetPassword.initiate(reset), 410, {}, []],
  [
    'a password that its field explains',
    () => resetPassword.initiate(reset),
    400,
    { errors: [{ path: 'password', message: 'too-common' }] },
    [],
  ],
  ['a password, unreachable', () => resetPassword.initiate(reset), 503, {}, ['password-update-fail']],
  [
    'a mail again, too soon',
    () => checkoutApi.endpoints.resendConfirmation.initiate({ cartId: 'c' }),
    429,
    {},
    [],
  ],
  [
    'details, before the password',
    () => profileApi.endpoints.updateProfile.initiate({}),
    403,
    { type: 'password-needed' },
    [],
  ],
  [
    'a vote that was given before',
    () => voteHelpful.initiate({ id: 1, voter }),
    429,
    {},
    ['toast.helpful.known'],
  ],
  ['a vote that failed', () => voteHelpful.initiate({ id: 1, voter }), 503, {}, ['toast.helpful.failed']],
  [
    'extras that are to be paid first',
    () => myExtrasApi.endpoints.putBookingExtras.initiate(extras),
    200,
    { outcome: 'payment-required' },
    [],
  ],
  [
    'extras',
    () => myExtrasApi.endpoints.putBookingExtras.initiate(extras),
    200,
    { outcome: 'saved' },
    ['booked.saved'],
  ],
] as const)('shows what became of %s', async (_, change, status, body, messages) => {
  const { store, toasts } = open(status, body)
  await store.dispatch(change() as ReturnType<typeof resetLink.initiate>)
  expect(toasts()).toEqual(messages)
})

it('shows a link that was refused to somebody who is signed in, who has no screen for it', async () => {
  const { store, toasts } = open(429)
  await store.dispatch(sessionApi.util.upsertQueryData('user', undefined, { firstName: 'Jo' } as never))
  await store.dispatch(resetLink.initiate({ email }))
  expect(toasts()).toEqual(['password-send-fail'])
})

it('a payment that could not be started is reported in a toast', () => {
  const { store, toasts } = open(200)
  listenTo(store)
  store.inject(paymentSlice)
  store.dispatch(paymentFailed())
  expect(toasts()).toEqual(['toast-messages.payment-fail'])
})

it('a sign-in is reported in a toast', async () => {
  const { store, toasts } = open(200)
  listenTo(store)
  store.dispatch(signedIn())
  expect(toasts()).toEqual(['login-success'])
})

it('reports a sign-up to analytics when it was accepted, and not otherwise', async () => {
  const { subscribeToNewsletter } = newsletterApi.endpoints
  for (const status of [200, 429]) {
    const { store } = open(status)
    await store.dispatch(subscribeToNewsletter.initiate({ email, reference: 'footer', phone: '' }))
  }
  expect(sent).toEqual([
    { event: 'newsletter_signup', reference: 'footer' },
    { event: 'error_shown', error_type: 'toast', error_code: 'toast-messages.newsletter-signup-fail' },
  ])
})

it.each(['saferpay', 'gift_voucher'] as const)(
  'reports the start of a payment with %s once, and before its provider has answered',
  async (provider) => {
    let answer: (reply: Response) => void = () => undefined
    const store = createStore({
      fetch: () => new Promise((resolve) => void (answer = resolve)),
      origin: '',
      brand: 'alder',
      apiLocale: 'couk',
      listen: async () => listenTo(store),
    })
    store.inject(paymentSlice)
    const intent = { bookingId: '5PRAKA9451', amount: 1999, paymentMethod: 'card', apiLocale: 'couk' }
    const start = () =>
      store.dispatch(
        startPayment(
          provider,
          { ...intent, returnPath: '/uk' },
          { hostname: 'a.example', origin: 'https://a.example', newKey: () => 'k'.repeat(20) },
        ),
      )
    const starts = [start(), start()]
    await expect
      .poll(() => sent)
      .toEqual([{ event: 'customer_portal_payment_start', booking_id: '5PRAKA9451' }])
    answer(Response.json({}, { status: 502 }))
    await Promise.all(starts)
    expect(sent.filter(({ event }) => event !== 'error_shown')).toHaveLength(1)
  },
)

it('reads the sessions of an account anew when one was ended, or was not there any more', async () => {
  for (const status of [200, 404]) {
    const calls: string[] = []
    const store = createStore({
      fetch: async (input, init) => {
        calls.push(init?.method ?? '')
        void input
        return Response.json({ sessions: [] }, { status: init?.method === 'GET' ? 200 : status })
      },
      origin: '',
      brand: 'alder',
      apiLocale: 'couk',
    })
    await store.dispatch(accountSessionsApi.endpoints.accountSessions.initiate({}))
    await store.dispatch(accountSessionsApi.endpoints.endAccountSession.initiate({ id: 'x' }))
    await expect.poll(() => calls.filter((method) => method === 'GET').length).toBe(2)
  }
})

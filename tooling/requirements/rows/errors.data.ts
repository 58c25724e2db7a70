import { proved, type Claim, type CoverageArea } from '../coverage-row.ts'

const toasts = 'packages/core/src/store/toasts.listeners.ts'
const toastTest = 'packages/core/src/store/toasts.listeners.test.ts'
const words = (rule: string, key: string, items: Claim['items']): Claim => ({
  rule,
  file: 'packages/editions/src/messages/toast.messages.ts',
  test: ['packages/editions/src/messages/toast-keys.test.ts', 'the toast %s has words in every set', key],
  items,
})
const after = (rule: string, tableCase: string, items: Claim['items']) =>
  proved(rule, toasts, [toastTest, 'shows what became of %s', tableCase], items)

/** What goes wrong, and what a visitor sees of it. */
export const errorRows: CoverageArea = {
  area: 'errors',
  title: 'Errors',
  claims: [
    proved(
      'errors-1',
      'packages/storefront/src/kit/routing/verdict-of-error.ts',
      ['packages/storefront/src/boot/render.test.ts', '%s is the 404 page'],
      { 'api-404': 'a 404 of the API is the page of 404' },
    ),
    proved(
      'errors-2',
      'packages/storefront/src/features/payment/payment-page.tsx',
      [
        'packages/storefront/src/features/payment/no-providers.test.tsx',
        'providers that cannot be loaded are reported in one toast, and the booking still shows',
      ],
      { providers: 'providers that cannot be loaded: toast-message.generic-error' },
    ),
    proved('errors-3', toasts, [toastTest, 'a payment that could not be started is reported in a toast'], {
      payment: 'a payment that cannot be started: toast-messages.payment-fail',
    }),
    after('errors-4', 'a sign-up to the newsletter, refused', {
      'newsletter.fail': 'toast-messages.newsletter-signup-fail',
    }),
    after('errors-4', 'a sign-up to the newsletter', {
      'newsletter.success': 'toast-messages.newsletter-signup-success',
    }),
    proved(
      'errors-5',
      'packages/core/src/session/login.thunks.ts',
      [
        'packages/core/src/session/login.thunks.test.ts',
        'a refused sign-in is marked at its field, in the words of login-fail',
      ],
      { 'login.fail': 'login-fail' },
    ),
    proved('errors-5', toasts, [toastTest, 'a sign-in is reported in a toast'], {
      'login.success': 'login-success',
    }),
    after('errors-5', 'a registration that fails', {
      'register.fail': 'a registration that fails for another reason: login-fail',
    }),
    after('errors-5', 'an address in use', { 'register.409': 'an address in use: email-in-use' }),
    after('errors-6', 'a mail again', { 'confirmation.success': 'send-confirmation-success' }),
    after('errors-6', 'a mail again, refused', { 'confirmation.fail': 'send-confirmation-fail' }),
    after('errors-6', 'a new password', { 'password-update.success': 'password-update-success' }),
    after('errors-6', 'a password, unreachable', { 'password-update.fail': 'password-update-fail' }),
    after('errors-6', 'a link', { 'password-send.success': 'password-send-success' }),
    after('errors-6', 'a link, refused', { 'password-send.fail': 'password-send-fail' }),
    after('errors-6', 'details', { 'profile.success': 'cp.edit-user-profile.toast.success' }),
    after('errors-6', 'details, refused', { 'profile.error': 'cp.edit-user-profile.toast.error' }),
    ...(
      [
        ['errors-2', 'toast-message.generic-error'],
        ['errors-3', 'toast-messages.payment-fail'],
        ['errors-4', 'toast-messages.newsletter-signup-fail'],
        ['errors-4', 'toast-messages.newsletter-signup-success'],
        ['errors-5', 'login-fail'],
        ['errors-5', 'login-success'],
        ['errors-5', 'email-in-use'],
        ['errors-6', 'send-confirmation-success'],
        ['errors-6', 'send-confirmation-fail'],
        ['errors-6', 'password-update-success'],
        ['errors-6', 'password-update-fail'],
        ['errors-6', 'password-send-success'],
        ['errors-6', 'password-send-fail'],
        ['errors-6', 'cp.edit-user-profile.toast.success'],
        ['errors-6', 'cp.edit-user-profile.toast.error'],
      ] as const
    ).map(([rule, key]) => words(rule, key, { [`words.${key}`]: `words of ${key}` })),
    proved(
      'errors-7',
      'packages/core/src/session/account.rules.ts',
      ['packages/core/src/session/account.rules.test.ts', 'after the answer %d comes %s'],
      { status: 'answers of the status call are steps, not errors' },
    ),
    proved(
      'errors-8',
      'packages/storefront/src/features/search/form/use-suggestions.ts',
      [
        'packages/storefront/src/features/search/form/use-suggestions.test.tsx',
        'ends its loading in silence when an answer to %j fails',
      ],
      { autocomplete: 'suggestions that fail are silent, and loading ends' },
    ),
    proved(
      'errors-8',
      'packages/storefront/src/features/search/form/use-saved-suggestions.ts',
      [
        'packages/storefront/src/features/search/form/choose-in-form.test.tsx',
        'counts nothing without an origin, and a failure of counting is swallowed',
      ],
      { 'popular-save': 'a choice that cannot be counted is swallowed' },
    ),
    proved(
      'errors-8',
      'packages/storefront/src/shell/experiments/start-experiments.browser.ts',
      [
        'packages/storefront/src/shell/experiments/experiments.test.ts',
        'stays the default one when the API fails; the failure is reported and not shown',
      ],
      { flags: 'flags that fail go to a handler, and nobody reads of it' },
    ),
    proved(
      'routing-7',
      'packages/storefront/src/kit/routing/verdict.ts',
      [
        'packages/storefront/src/boot/routing/resolve-request.test.ts',
        'fails %s as a page that does not exist',
      ],
      { validity: 'a page that is not valid is an error page, 404 by default' },
    ),
    proved(
      'routing-10',
      'packages/storefront/src/boot/guards/guard-table.ts',
      ['packages/storefront/src/boot/guards/guard-table.test.ts', '%j is unknown', 'no-such-guard'],
      { guard: "an unknown guard raises 'Unknown route middleware'" },
    ),
    proved(
      'errors-10',
      'packages/storefront/src/features/content/error/error-page.tsx',
      [
        'packages/storefront/src/boot/routing/pages.test.tsx',
        'shows the 404 page for an address that exists nowhere',
      ],
      { unmatched: "an unmatched address is 404 'Page not found'" },
    ),
    proved(
      'errors-9',
      'packages/storefront/src/boot/reload-on-chunk-error.browser.ts',
      [
        'packages/storefront/src/boot/reload-on-chunk-error.test.ts',
        'reloads once in ten seconds, also across reloads, and lets the error through in between',
      ],
      {
        'chunk.reload': 'a missing piece of code reloads the page',
        'chunk.window': 'once in ten seconds, kept for the session',
      },
    ),
    proved(
      'errors-10',
      'packages/storefront/src/features/content/error/error-page.tsx',
      [
        'packages/storefront/src/shell/layouts/shell-parts.test.ts',
        'an address that is gone has a title, a hint what to do, and a link to the front page',
      ],
      { 'page-404': 'the page of 404 says that it is gone, what to do, and has a button home' },
    ),
    {
      rule: 'errors-19',
      file: 'packages/storefront/src/boot/client.tsx',
      test: [
        'tooling/e2e/journeys/error-reports.spec.ts',
        'an error while a page mounts is in the console and reported, and the page stays as the server made it',
      ],
      items: { mount: 'errors of mounting are written to the console' },
    },
  ],
}

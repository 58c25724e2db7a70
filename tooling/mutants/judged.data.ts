/**
 * Survivors that somebody has looked at, and why no visitor can notice them. A survivor that is not here lacks a test.
 */
export const judged: readonly {
  readonly file: string
  /** Part of the line, since the mutation alone may occur twice in a file. */
  readonly line: string
  /** As the command prints it. */
  readonly mutation: string
  readonly why: string
}[] = [
  {
    file: 'packages/core/src/payment/payment.thunks.ts',
    line: 'paymentApi.endpoints.orderId.initiate',
    mutation: 'false → true',
    why: 'the store keeps an answer that nobody reads',
  },
  {
    file: 'packages/core/src/payment/payment.thunks.ts',
    line: 'paymentApi.endpoints.orderId.initiate',
    mutation: '{ track: false } → {}',
    why: 'the store keeps an answer that nobody reads',
  },
  {
    file: 'packages/core/src/payment/providers/gift-voucher.ts',
    line: 'hosts: []',
    mutation: '[] → ["Stryker was here"]',
    why: 'a gift voucher leads to no page, so its hosts are never asked',
  },
  {
    file: 'packages/core/src/payment/providers/provider.ts',
    line: 'rateIndex === undefined',
    mutation: 'rateIndex === undefined → false',
    why: 'JSON leaves undefined out',
  },
  {
    file: 'packages/core/src/session/remembered-path.rules.ts',
    line: 'url.origin !== origin',
    mutation: 'url.origin !== origin → false',
    why: 'the pattern before it lets no path pass that leads to another origin; it stays as a second lock',
  },
  {
    file: 'packages/core/src/checkout/extras.rules.ts',
    line: 'requested < extra.min',
    mutation: 'requested < extra.quantity → requested <= extra.quantity',
    why: 'a cart has none of an extra or at least its minimum, so a quantity below the minimum is not asked for again',
  },
  {
    file: 'packages/core/src/checkout/order.rules.ts',
    line: 'plan !== undefined',
    mutation: 'plan !== undefined → true',
    why: 'a plan that is undefined and one that is absent are the same form',
  },
  {
    file: 'packages/api/src/payment/order/safe-return-path.ts',
    line: "url.username === ''",
    mutation: "url.password === '' → true",
    why: 'a path that begins with one slash has no user and no password; it stays as a second lock',
  },
  {
    file: 'packages/api/src/booking/order/change-booking-state.ts',
    line: 'rows[0]?.over ?? true',
    mutation: 'true → false',
    why: 'a select without a table always returns one row',
  },
  {
    file: 'packages/api/src/booking/cart/find-free-unit.ts',
    line: 'row.unit_id === unitId && row.expired_holds',
    mutation: 'rows.some((row) => row.unit_id === unitId && row.expired_holds) → true',
    why: 'without an expired hold in the way the statement releases nothing',
  },
  {
    file: 'packages/api/src/booking/cart/find-free-unit.ts',
    line: 'row.unit_id === unitId && row.expired_holds',
    mutation: 'row.unit_id === unitId && row.expired_holds → row.unit_id === unitId || row.expired_holds',
    why: 'without an expired hold in the way the statement releases nothing',
  },
  {
    file: 'packages/storefront/src/boot/routing/resolve-request.ts',
    line: '!match || !row || !exists',
    mutation: '!match || !row → !match && !row',
    why: 'without a match there is no row, and without a row nothing exists; the conditions are for the compiler',
  },
  {
    file: 'packages/web/src/session/receive-logout.ts',
    line: 'A session could not be ended',
    mutation: '{ cause: ended } → {}',
    why: 'the cause is a part of a line of the log',
  },
]

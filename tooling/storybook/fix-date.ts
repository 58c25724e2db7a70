/** Runs in the page before anything else and fixes the current time. Timers continue. */
export function fixDate(moment: number): void {
  const Real = Date
  // A Proxy, so that all other behaviour of dates stays.
  window.Date = new Proxy(Real, {
    construct: (target, given: [], newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [moment], newTarget) as Date,
    apply: () => new Real(moment).toString(),
    get: (target, key) => (key === 'now' ? () => moment : (Reflect.get(target, key) as unknown)),
  })
}

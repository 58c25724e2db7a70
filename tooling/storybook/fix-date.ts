/** Runs in the page before anything else: it is always the same moment. Timers go on. */
export function fixDate(moment: number): void {
  const Real = Date
  // As a Proxy, so that everything else about dates stays what it is.
  window.Date = new Proxy(Real, {
    construct: (target, given: [], asked) =>
      Reflect.construct(target, given.length > 0 ? given : [moment], asked) as Date,
    apply: () => new Real(moment).toString(),
    get: (target, key) => (key === 'now' ? () => moment : (Reflect.get(target, key) as unknown)),
  })
}

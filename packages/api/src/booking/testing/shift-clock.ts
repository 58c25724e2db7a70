/** Shifts this process's wall clock by so many milliseconds. The monotonic clock is unaffected. */
export function shiftClock(ms: number): void {
  const RightDate = Date
  globalThis.Date = class extends RightDate {
    constructor(...input: [] | ConstructorParameters<DateConstructor>) {
      if (input.length === 0) super(RightDate.now() + ms)
      else super(...(input as [string]))
    }
    static override now(): number {
      return RightDate.now() + ms
    }
  } as DateConstructor
}

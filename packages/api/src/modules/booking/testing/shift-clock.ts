/** From now on the clock of this process is wrong by so many milliseconds. The monotonic one is not. */
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

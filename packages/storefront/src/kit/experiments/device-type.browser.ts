import type { DeviceType } from '@camping/contract/experiments.schemas.ts'

/** The window has to have had its size for so long, in ms: a device that is being turned passes through both kinds. */
const settledMs = 50

/** navigation-9: below md it is a phone. */
const read = (): DeviceType => (window.matchMedia('(min-width: 768px)').matches ? 'desktop' : 'mobile')

let known: DeviceType | undefined

/** The kind of device for experiments (navigation-12): read once, and again 50 ms after the last change of the window's size. */
export function deviceType(): DeviceType {
  if (known) return known
  let timer: ReturnType<typeof setTimeout> | undefined
  window.addEventListener('resize', () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      known = read()
    }, settledMs)
  })
  known = read()
  return known
}

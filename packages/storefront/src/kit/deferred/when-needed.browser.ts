/**
 * Resolves when an element of the server's markup comes into view, when the visitor first touches or types anything, or
 * when `now` is called: until then nobody needs its script.
 */
export function whenNeeded(selector: string): { needed: Promise<void>; now: () => void } {
  let now = () => {}
  const needed = new Promise<void>((resolve) => {
    now = resolve
  })
  const element = document.querySelector(selector)
  if (element) {
    new IntersectionObserver((entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      now()
    }).observe(element)
  }
  for (const sign of ['pointerdown', 'keydown'])
    addEventListener(sign, now, { once: true, capture: true, passive: true })
  return { needed, now }
}

/**
 * Resolves when an element of the server's markup comes into view or the visitor first touches or types anything, or when
 * `now` is called: until then nobody misses its script.
 */
export function whenWanted(selector: string): { wanted: Promise<void>; now: () => void } {
  let now = () => {}
  const wanted = new Promise<void>((resolve) => {
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
  return { wanted, now }
}

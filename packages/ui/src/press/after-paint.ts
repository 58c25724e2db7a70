/**
 * Does what a press leads to after the browser has painted that it was heard, so that a slow phone answers at once (P15). Until then
 * the pressed element looks like one that was pressed before the scripts were there (`data-heard` in base.css).
 */
export function afterPaint(work: () => void, pressed?: Element): void {
  // A document that nobody sees paints nothing.
  if (document.hidden) return work()
  pressed?.setAttribute('data-heard', '')
  requestAnimationFrame(() =>
    setTimeout(() => {
      pressed?.removeAttribute('data-heard')
      work()
    }),
  )
}

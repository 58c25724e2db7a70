/** From this width a sheet is a drawer, a popover or a card (navigation-9). */
const wideScreen = '(min-width:768px)'
/** A pull this far closes it, px; a shorter one lets it spring back. */
const farEnough = 80
/** What a popover leaves between itself and its button or the edge of the screen, px. */
const gap = 8

/**
 * What the browser's dialog does not do: a press on the backdrop and a pull at the handle ask it to close, as Escape
 * does; it stays above an on-screen keyboard, and from 768 px a popover stays below its opener. Returns what ends it.
 */
export function holdSheet(dialog: HTMLDialogElement, opener: Element | null): () => void {
  const end = new AbortController()
  const { signal } = end
  const askToClose = () => void dialog.dispatchEvent(new Event('cancel', { cancelable: true }))

  // A press that begins inside, on a text that is marked, closes nothing. The dialog fills itself: what hits it alone is its backdrop.
  let began: EventTarget | null = null
  dialog.addEventListener('pointerdown', ({ target }) => (began = target), { signal })
  dialog.addEventListener(
    'click',
    ({ target }) => {
      if (target === dialog && began === dialog) askToClose()
    },
    { signal },
  )

  // On phones the page is held by its style; elsewhere that would take its scrollbar away and move it.
  dialog.addEventListener(
    'wheel',
    (event) => {
      if (event.target === dialog) event.preventDefault()
    },
    { signal, passive: false },
  )

  const handle = dialog.querySelector('header')
  let from: number | null = null
  const pulled = ({ clientY }: PointerEvent) => (from === null ? 0 : Math.max(0, clientY - from))
  const letGo = (event: PointerEvent) => {
    const far = event.type === 'pointerup' && pulled(event) > farEnough
    from = null
    dialog.style.translate = ''
    if (far) askToClose()
  }
  handle?.addEventListener(
    'pointerdown',
    (event) => {
      if (matchMedia(wideScreen).matches || (event.target as Element).closest('button')) return
      from = event.clientY
      handle.setPointerCapture(event.pointerId)
    },
    { signal },
  )
  handle?.addEventListener(
    'pointermove',
    (event) => {
      if (from !== null) dialog.style.translate = `0 ${pulled(event)}px`
    },
    { signal },
  )
  handle?.addEventListener('pointerup', letGo, { signal })
  handle?.addEventListener('pointercancel', letGo, { signal })

  const place = () => {
    const { visualViewport: seen } = window
    // A page that is zoomed shows less of itself as well, and no keyboard.
    const covered = seen?.scale === 1 ? innerHeight - seen.height - seen.offsetTop : 0
    dialog.style.setProperty('--covered', `${Math.max(0, Math.round(covered))}px`)
    if (!opener?.isConnected || opener === document.body) return
    const { left, top, bottom } = opener.getBoundingClientRect()
    const within = (at: number, most: number) => `${Math.max(gap, Math.min(at, most - gap))}px`
    const below = bottom + gap
    const above = top - gap - dialog.offsetHeight
    const lowest = innerHeight - dialog.offsetHeight
    dialog.style.setProperty('--x', within(left, innerWidth - dialog.offsetWidth))
    // Below its opener; above it where it would cover it.
    dialog.style.setProperty('--y', within(below > lowest - gap && above >= gap ? above : below, lowest))
    dialog.dataset['placed'] = ''
  }
  place()
  window.addEventListener('resize', place, { signal })
  window.visualViewport?.addEventListener('resize', place, { signal })
  window.visualViewport?.addEventListener('scroll', place, { signal })
  const grown = new ResizeObserver(place)
  grown.observe(dialog)
  return () => {
    end.abort()
    grown.disconnect()
  }
}

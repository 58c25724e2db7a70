const quiet = 60
const longest = 4000

/** Resolves when nothing changes any more: fonts and pictures are there, the document has been still for a moment. */
export async function settled(): Promise<void> {
  const started = performance.now()
  let changed = started
  const observer = new MutationObserver(() => {
    changed = performance.now()
  })
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  await document.fonts.ready
  // An effect that changes the document for ever is no reason to wait for ever.
  while (performance.now() - changed < quiet && performance.now() - started < longest) await frame()
  observer.disconnect()
  await Promise.all([...document.images].filter(isSeen).map((image) => image.decode().catch(() => undefined)))
  await document.fonts.ready
}

/** Pictures further down are not fetched before somebody scrolls there. */
const isSeen = (image: HTMLImageElement) =>
  !image.complete && (image.loading !== 'lazy' || image.getBoundingClientRect().top < innerHeight)

/** A hidden page draws no frames, but its timers run. */
const frame = () => new Promise((resolve) => setTimeout(resolve, 16))

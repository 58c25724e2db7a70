/** React reveals suspended content up to 300 ms after it is ready. */
const quiet = 350
const longest = 4000
/** Waits longer for skeletons; a story of a skeleton uses the whole time. */
const skeletons = 1500

/**
 * Resolves when the page is stable: fonts and pictures are loaded, and the document has not changed for a moment.
 * @param waits The story shows a permanent loading state: its skeletons stay.
 */
export async function settled(waits = false): Promise<void> {
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
  // An effect that changes the document forever must not block the run.
  while (performance.now() - started < longest) {
    const isWaiting = !waits && document.querySelector('#storybook-root [class*=skeleton]') !== null
    if (performance.now() - changed >= (isWaiting ? skeletons : quiet)) break
    await wait(16)
  }
  observer.disconnect()
  const pictures = [...document.images]
    .filter(isAwaited)
    .map((image) => image.decode().catch(() => undefined))
  await Promise.race([Promise.all(pictures), wait(longest)])
  await document.fonts.ready
}

/** Pictures outside the viewport load only on scrolling. */
function isAwaited(image: HTMLImageElement): boolean {
  if (image.complete || !image.checkVisibility()) return false
  const { top, bottom, left, right } = image.getBoundingClientRect()
  return top < innerHeight && bottom > 0 && left < innerWidth && right > 0
}

/** A hidden page renders no frames, but its timers run. */
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

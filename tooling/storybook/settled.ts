/** React shows what came late up to 300 ms later. */
const quiet = 350
const longest = 4000
/** A skeleton is waited for longer; a story of a skeleton waits in vain. */
const skeletons = 1500

/**
 * Resolves when nothing changes any more: fonts and pictures are there, the document has been still for a moment.
 * @param waits The story shows a wait that does not end: its skeletons stay.
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
  // An effect that changes the document for ever is no reason to wait for ever.
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

/** Pictures elsewhere than on screen are not fetched before somebody scrolls there. */
function isAwaited(image: HTMLImageElement): boolean {
  if (image.complete || !image.checkVisibility()) return false
  const { top, bottom, left, right } = image.getBoundingClientRect()
  return top < innerHeight && bottom > 0 && left < innerWidth && right > 0
}

/** A hidden page draws no frames, but its timers run. */
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

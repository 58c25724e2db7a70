/** After loading a page is usually painted; where it is not (a tab in the background), nothing is waited for longer. */
const longestAfterLoading = 300

function add(name: 'link' | 'script', properties: object): void {
  document.head.append(Object.assign(document.createElement(name), { fetchPriority: 'low', ...properties }))
}

/**
 * The one script that a document runs by itself: it fetches the page's own once words and first picture are painted, so that code
 * never competes with them; at the first touch or key at once (decision 175). What to fetch stands in its element's
 * `data-preloads`, what to run in `data-entry`; with `data-typed` it then says that a visitor has typed or chosen something already.
 */
function startScripts(said: DOMStringMap): void {
  const { entry, preloads = '' } = said
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const href of preloads.split(' ').filter(Boolean)) add('link', { rel: 'modulepreload', href })
    const run = () => add('script', { type: 'module', src: entry })
    // The state stands at the document's end.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run)
    else run()
  }
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  for (const sign of ['pointerdown', 'keydown'])
    addEventListener(sign, start, { capture: true, passive: true })
  addEventListener('input', () => (said['typed'] = 'yes'))
  const afterLoading = () => setTimeout(start, longestAfterLoading)
  if (document.readyState === 'complete') afterLoading()
  else addEventListener('load', afterLoading)
}

startScripts(document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset ?? {})

// A module without names: its test imports it.
export {}

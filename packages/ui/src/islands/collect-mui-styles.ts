import createCache from '@emotion/cache'
import type { EmotionCache } from '@emotion/cache'

/**
 * A place for the styles of MUI in one answer of the server, and what came together there, as an element for the document head. It
 * goes before our own styles, which override it, and the browser's cache knows it by its attribute and adds nothing twice. `data-s` tells
 * Emotion's own cache, which comes with its script, that it is in its place: it would move it behind our styles until the first island is alive.
 */
export function collectMuiStyles(): { readonly cache: EmotionCache; readonly element: () => string } {
  const cache = createCache({ key: 'mui' })
  // Rules are stored by their names then, instead of standing beside each element.
  cache.compat = true
  const element = () => {
    const rules = Object.entries(cache.inserted).filter(
      (rule): rule is [string, string] => typeof rule[1] === 'string',
    )
    if (rules.length === 0) return ''
    const names = rules.map(([name]) => name).join(' ')
    return `<style data-emotion="mui ${names}" data-s>${rules.map(([, css]) => css).join('')}</style>`
  }
  return { cache, element }
}

/** A rule of a stylesheet that paints: what it says of the text's colour and of what lies below; '' takes a ground away. */
interface Painted {
  readonly selector: string
  readonly front?: string
  readonly back?: string
}

/** A pair of roles that a stylesheet uses; `front` and `back` as CSS names them, `back` undefined for "any ground". */
export interface UsedPair {
  readonly selector: string
  readonly front: string
  readonly back: string | undefined
}

/** Grounds that text may inherit the colour of the page on; on any other one a rule states its own. */
const quiet = /^(ground|surface|sunken|(?!ink)[a-z]+-soft)$/

/** A box of its own before or after the words: not what lies below them. */
export const isDrawn = (selector: string) => selector.includes('::')

/**
 * The pairs of colour roles that a stylesheet puts on each other. What a rule leaves out it has from earlier rules of
 * the same class without a state; a colour without any ground may be on every ground of the page, and a ground without any
 * colour has the page's ink on it, unless it is a strong one: then it is a decoration.
 */
export function usedPairs(css: string): UsedPair[] {
  const soFar = new Map<string, Painted>()
  return paintedRules(css).flatMap((rule): UsedPair[] => {
    const { selector } = rule
    const base = isDrawn(selector) ? undefined : soFar.get(selector.match(/\.[\w-]+/g)?.at(-1) ?? '')
    if (/^\.[\w-]+$/.test(selector)) soFar.set(selector, { ...base, ...rule })
    const front = rule.front ?? base?.front
    const back = (rule.back ?? base?.back) || undefined
    if (front) return [{ selector, front, back }]
    return back && quiet.test(back) ? [{ selector, front: 'ink', back }] : []
  })
}

function paintedRules(css: string): Painted[] {
  const blocks = css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)
  return [...blocks].flatMap(([, selectors = '', body = '']) => {
    const front = /(?:^|[;\s])color:\s*var\(--([\w-]+)\)/.exec(body)?.[1]
    const ground = /(?:^|[;\s])background(?:-color)?:\s*(?:var\(--([\w-]+)\)|none|transparent)/.exec(body)
    if (!front && !ground) return []
    const painted = { ...(front ? { front } : {}), ...(ground ? { back: ground[1] ?? '' } : {}) }
    return selectors.split(',').map((selector) => ({ selector: selector.trim(), ...painted }))
  })
}

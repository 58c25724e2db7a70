/** A rule of a stylesheet that paints: its text colour and its background; '' removes a background. */
interface Painted {
  readonly selector: string
  readonly front?: string
  readonly back?: string
}

/**
 * A pair of roles in a stylesheet. `front` and `back` have their CSS names; an undefined `back` means any background.
 */
export interface UsedPair {
  readonly selector: string
  readonly front: string
  readonly back: string | undefined
}

/** Backgrounds on which text may inherit the page's colour; on any other one a rule sets its own. */
const quiet = /^(ground|surface|sunken|(?!ink)[a-z]+-soft)$/

/** Pseudo-elements have their own box: they are not the background of the text. */
export const isDrawn = (selector: string) => selector.includes('::')

/**
 * The pairs of colour roles that a stylesheet combines. A rule inherits missing values from earlier rules of the same
 * class without a state. A colour without a background may appear on every background of the page. A background without
 * a colour has the page's ink on it, unless it is a strong colour: then it is decoration.
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

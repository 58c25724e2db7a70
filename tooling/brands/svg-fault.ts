/** A tag with its attributes, a comment, a declaration, or text: everything that an XML file consists of. */
const tokens =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[[\s\S]*?\]\]>|<!DOCTYPE[^>[]*(?:\[[^\]]*\][^>]*)?>|<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[A-Za-z_:][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+/y

const lineAt = (svg: string, at: number) => svg.slice(0, at).split('\n').length

const again = 'A browser shows nothing of it. Export it once more from your design program.'

/**
 * Why no browser shows an SVG, for people who do not program: it is cut off, or its tags do not fit together. Undefined for a
 * whole one.
 */
export function svgFault(svg: string): string | undefined {
  const open: string[] = []
  let root: string | undefined
  let at = svg.startsWith('\uFEFF') ? 1 : 0
  while (at < svg.length) {
    tokens.lastIndex = at
    const [token, closes, name, attributes = '', isEmpty] = tokens.exec(svg) ?? []
    const line = lineAt(svg, at)
    if (token === undefined) return `is not whole: line ${line} cannot be read. ${again}`
    if (name === undefined) {
      const isText = !token.startsWith('<')
      if (isText && open.length === 0 && token.trim() !== '')
        return `is not an SVG: line ${line} holds text outside the drawing. ${again}`
      if (isText && /&(?!(?:[a-z]+|#\d+|#x[\da-f]+);)/i.test(token))
        return `is not whole: line ${line} has an & that stands alone. ${again}`
    } else if (closes) {
      const expected = open.pop()
      if (expected !== name)
        return `is not whole: line ${line} closes <${name}>, which ${expected ? `is not open; <${expected}> is` : 'is not open'}. ${again}`
    } else {
      if (open.length === 0 && root !== undefined)
        return `is not an SVG: line ${line} begins a second drawing. ${again}`
      root ??= name
      const names = [...attributes.matchAll(/([\w:.-]+)\s*=\s*(?:"[^"]*"|'[^']*')/g)].map(([, one]) => one)
      if (new Set(names).size < names.length)
        return `is not whole: <${name}> in line ${line} has an attribute twice. ${again}`
      if (!isEmpty) open.push(name)
    }
    at += token.length
  }
  const unclosed = open.at(-1)
  if (unclosed !== undefined)
    return `is not whole: it ends before <${unclosed}> is closed, so a part of the file is missing. ${again}`
  if (root !== 'svg') return `is not an SVG: it has no <svg>. ${again}`
  return undefined
}

/** Whether an SVG names its language; without it a browser does not show the file as a picture. */
export const hasNamespace = (svg: string) =>
  /<svg[^>]*\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(svg)

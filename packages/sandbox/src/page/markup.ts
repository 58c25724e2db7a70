const marked = new WeakSet<Markup>()

/** Markup that is safe to send. Only `markup` creates it. */
export interface Markup {
  readonly text: string
}

type Part = Markup | string | number | false | null | undefined | readonly Part[]

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A template of markup: escapes its values unless they are markup themselves, and joins lists. */
export function markup(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const made: Markup = {
    text: texts.map((text, at) => text + (at < parts.length ? written(parts[at]) : '')).join(''),
  }
  marked.add(made)
  return made
}

function written(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (typeof part === 'number') return String(part)
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
  if (isList(part)) return part.map(written).join('')
  // Checks the class, because a request could contain an object of the same shape.
  if (!marked.has(part)) throw new Error('Only markup`…` makes markup')
  return part.text
}

const isList = (part: Markup | readonly Part[]): part is readonly Part[] => Array.isArray(part)

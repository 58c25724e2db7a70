type Fields = Readonly<Record<string, unknown>>

const record = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const masked = (text: unknown): string => (typeof text === 'string' ? text.replace(/\S/g, '*') : '')

/** Attributes that shape a page and say nothing of its visitor. All others, addresses first of all, are dropped. */
const shaping: ReadonlySet<string> = new Set([
  'aria-hidden',
  'class',
  'colspan',
  'd',
  'dir',
  'disabled',
  'fill',
  'height',
  'hidden',
  'lang',
  'open',
  'rel',
  'role',
  'rowspan',
  'rr_height',
  'rr_width',
  'stroke',
  'stroke-width',
  'type',
  'viewbox',
  'width',
])

/** Attributes whose text is a style: a picture's address may name what was looked at. */
const styles: ReadonlySet<string> = new Set(['_csstext', 'style'])

const withoutAddresses = (css: string): string => css.replace(/url\([^)]*\)/g, 'none')

function scrubAttributes(attributes: unknown): Fields {
  return Object.fromEntries(
    Object.entries(record(attributes)).flatMap(([name, value]): [string, unknown][] => {
      const known = name.toLowerCase()
      if (styles.has(known)) return typeof value === 'string' ? [[name, withoutAddresses(value)]] : []
      return shaping.has(known) ? [[name, typeof value === 'object' ? null : value]] : []
    }),
  )
}

function scrubNode(node: unknown): Fields {
  const { textContent, attributes, childNodes, publicId, systemId, ...rest } = record(node)
  return {
    ...numbersAndNames(rest),
    ...(textContent === undefined
      ? {}
      : {
          textContent:
            rest['isStyle'] === true && typeof textContent === 'string'
              ? withoutAddresses(textContent)
              : masked(textContent),
        }),
    ...(attributes === undefined ? {} : { attributes: scrubAttributes(attributes) }),
    ...(childNodes === undefined ? {} : { childNodes: list(childNodes).map(scrubNode) }),
    ...(publicId === undefined && systemId === undefined ? {} : { name: 'html', publicId: '', systemId: '' }),
  }
}

/** The parts of a node that number it, and the name of its element. */
function numbersAndNames(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) =>
      name === 'tagName'
        ? /^[a-z][a-z0-9-]*$/i.test(String(value))
        : typeof value === 'number' || typeof value === 'boolean' || value === null,
    ),
  )
}

/** Numbers, and lists and groups of numbers: positions of a pointer, sizes of a window. */
function numbersIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(numbersIn)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, one]) => {
        const numbers = numbersIn(one)
        return numbers === undefined ? [] : [[name, numbers]]
      }),
    )
  return typeof value === 'number' || typeof value === 'boolean' ? value : undefined
}

const kinds = { loaded: 0, load: 1, snapshot: 2, incremental: 3, meta: 4 } as const

/** Changes of the page, by the recorder's number. */
const mutation = 0
/** Pointer, clicks, scrolling, the window, touches: numbers alone. What is typed is not among them. */
const movements: ReadonlySet<unknown> = new Set([1, 2, 3, 4, 6])

function scrubChange(data: Fields): Fields | undefined {
  const { source } = data
  if (movements.has(source)) return record(numbersIn(data))
  if (source !== mutation) return undefined
  return {
    source,
    removes: numbersIn(list(data['removes'])),
    adds: list(data['adds']).map((added) => {
      const { node, ...rest } = record(added)
      return { ...numbersAndNames(rest), node: scrubNode(node) }
    }),
    texts: list(data['texts']).map((one) => ({
      id: numbersIn(record(one)['id']),
      value: masked(record(one)['value']),
    })),
    attributes: list(data['attributes']).map((one) => ({
      id: numbersIn(record(one)['id']),
      attributes: scrubAttributes(record(one)['attributes']),
    })),
  }
}

function scrubData(type: unknown, data: Fields): Fields | undefined {
  if (type === kinds.loaded || type === kinds.load) return {}
  if (type === kinds.meta) return { ...record(numbersIn(data)), href: 'app:///' }
  if (type === kinds.snapshot)
    return { node: scrubNode(data['node']), initialOffset: numbersIn(record(data['initialOffset'])) }
  return type === kinds.incremental ? scrubChange(data) : undefined
}

/** One event of the recorder; undefined for those that hold words or addresses: typed text, requests, the console. */
function scrubEvent(event: unknown): Fields | undefined {
  const { type, timestamp, data } = record(event)
  const left = scrubData(type, record(data))
  return left && typeof timestamp === 'number' ? { type, timestamp, data: left } : undefined
}

/**
 * What leaves of a recording (errors-17): shapes, masked texts, movements. A recording is a line of JSON with its number, and a
 * JSON list of events. Undefined for anything else, such as a compressed one.
 */
export function scrubRecording(payload: unknown): string | undefined {
  if (typeof payload !== 'string') return undefined
  const [head = '', ...rest] = payload.split('\n')
  try {
    const { segment_id: segment } = record(JSON.parse(head))
    const events: unknown = JSON.parse(rest.join('\n'))
    if (typeof segment !== 'number' || !Array.isArray(events)) return undefined
    const left = events.flatMap((event) => scrubEvent(event) ?? [])
    return `${JSON.stringify({ segment_id: segment })}\n${JSON.stringify(left)}`
  } catch {
    return undefined
  }
}

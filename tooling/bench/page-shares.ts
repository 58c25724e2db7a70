/** The part of a profile of V8 that is read. */
export interface Profile {
  readonly nodes: readonly {
    readonly id: number
    readonly callFrame: { readonly functionName: string; readonly url: string }
    readonly children?: readonly number[]
  }[]
  readonly samples: readonly number[]
  /** Microseconds since the sample before. */
  readonly timeDeltas: readonly number[]
}

/** A longer sample is a time in which another process had the processor. */
const longestSample = 400
/** The start of the process and its first pages, while code is compiled. */
const warmUp = 0.3

type Frame = Profile['nodes'][number]['callFrame']
const named =
  (pattern: RegExp) =>
  ({ functionName }: Frame) =>
    pattern.test(functionName)
const from =
  (pattern: RegExp) =>
  ({ url }: Frame) =>
    pattern.test(url)

/** Parts of a page's work: a sample belongs to the part of its innermost function that has one. */
const parts: readonly (readonly [name: string, owns: (frame: Frame) => boolean])[] = [
  ['garbage collection', named(/^\(garbage collector\)$/)],
  ['compression', from(/^node:zlib$/)],
  ['text to bytes', named(/^(joinBytes|documentBytes)$/)],
  ['state as JSON', named(/^(scriptJson|bootJson)$/)],
  ['the search and its cards', named(/^answerSearch$/)],
  ['messages, numbers, dates', named(/^format(Message|Date|DateTimeRange|Number)$/)],
  ['React and components', named(/^renderToStringImpl$/)],
  ['store', from(/redux|storefront-api|create-store/)],
  ['address and guards', named(/^(resolveRequest|lookUp|pageVariant)$/)],
  ['HTTP, Fastify and streams', from(/fastify|find-my-way|^node:(_http|net|stream|internal\/stream)/)],
]

const idle = /^\((idle|program|root)\)$/

/** Shares of the processor time of the thread, by part, largest first; `rest` is what no part has. */
export function sharesOf({ nodes, samples, timeDeltas }: Profile): [part: string, share: number][] {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  )
  const known = new Map<number, string>()
  const partOf = (id: number): string => {
    const frame = frames.get(id)
    const part = known.get(id) ?? (frame && parts.find(([, owns]) => owns(frame))?.[0])
    const parent = parents.get(id)
    const found = part ?? (parent === undefined ? 'rest' : partOf(parent))
    known.set(id, found)
    return found
  }
  const times = new Map<string, number>()
  for (let at = Math.floor(samples.length * warmUp); at < samples.length; at += 1) {
    const id = samples[at]!
    if (idle.test(frames.get(id)?.functionName ?? '')) continue
    const part = partOf(id)
    times.set(part, (times.get(part) ?? 0) + Math.min(timeDeltas[at] ?? 0, longestSample))
  }
  const all = [...times.values()].reduce((sum, time) => sum + time, 0)
  return [...times].map(([part, time]): [string, number] => [part, time / all]).sort((a, b) => b[1] - a[1])
}

import { z } from 'zod'

/** What the stand-in script sends: an entry of the data layer. */
export const collected = z.strictObject({
  id: z.string().regex(/^(GTM|G)-[A-Z0-9]{1,20}$/),
  document: z.string().regex(/^[a-z0-9]{1,16}$/),
  turn: z.int().min(1).max(100_000),
  entry: z.union([z.array(z.unknown()).max(10), z.record(z.string(), z.unknown())]),
})
type Collected = z.infer<typeof collected>

type Details = Readonly<Record<string, unknown>>

/** Says what is wrong with an event, a sentence each. */
export type FindFaults = (event: { readonly event: string } & Details) => readonly string[]

/** An event as a brand manager wants to see it. */
export interface ReportedEvent {
  readonly number: number
  /** ISO 8601. */
  readonly at: string
  /** Which document sent it: a random word. */
  readonly document: string
  /** The tag manager's id. */
  readonly id: string
  /** Site code of the page's address, such as `de-ch`. */
  readonly edition: string
  /** Address of the page, as it was told. */
  readonly page: string
  readonly event: string
  readonly details: Details
  /** Consent mode when it was told; empty before it was set. */
  readonly consent: Readonly<Record<string, string>>
  /** Empty for an event that is as the catalogue wants it. */
  readonly faults: readonly string[]
}

interface Entry extends Collected {
  readonly number: number
  readonly at: string
}

const mostEntries = 20_000

const isDetails = (value: unknown): value is Details =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text of the details; undefined for anything else. */
const textIn = (details: Details, name: string): string | undefined => {
  const value = details[name]
  return typeof value === 'string' ? value : undefined
}

/** The event of an entry, with what is sold among its details again; undefined for a command and for the tag's own notes. */
function eventIn(entry: Collected['entry']): ({ readonly event: string } & Details) | undefined {
  if (Array.isArray(entry)) {
    const [command, event, details] = entry
    return command === 'event' && typeof event === 'string'
      ? { event, ...(isDetails(details) && details) }
      : undefined
  }
  const { event, ecommerce, ...rest } = entry
  if (typeof event !== 'string' || event.startsWith('gtm.')) return undefined
  return { event, ...rest, ...(isDetails(ecommerce) && ecommerce) }
}

/** The entries of documents in the order in which they were pushed there, as events. */
export function tagInbox(findFaults: FindFaults | undefined) {
  let entries: Entry[] = []
  let numbers = 0
  return {
    take(one: Collected): void {
      numbers += 1
      entries = [
        ...entries.slice(-mostEntries + 1),
        { ...one, number: numbers, at: new Date().toISOString() },
      ]
    },
    forget: (): void => void (entries = []),
    /** Oldest first. Beacons may overtake each other, so each document's are put in order first. */
    events(): ReportedEvent[] {
      const documents = new Set(entries.map(({ document }) => document))
      return [...documents]
        .flatMap((one) =>
          eventsOfDocument(
            entries.filter(({ document }) => document === one),
            findFaults,
          ),
        )
        .sort((a, b) => a.number - b.number)
    },
  }
}

function eventsOfDocument(entries: readonly Entry[], findFaults: FindFaults | undefined): ReportedEvent[] {
  let consent: ReportedEvent['consent'] = {}
  let page = ''
  return entries
    .toSorted((a, b) => a.turn - b.turn)
    .flatMap(({ number, at, id, document, entry }) => {
      if (Array.isArray(entry)) {
        const [command, what, values] = entry
        if (command === 'consent' && isDetails(values))
          consent = { ...consent, ...(values as Record<string, string>) }
        if (command === 'set' && isDetails(what)) page = textIn(what, 'page_location') ?? ''
      }
      const told = eventIn(entry)
      if (!told) return []
      const { event, ...details } = told
      const location = textIn(details, 'page_location') ?? page
      const faults = [...(findFaults?.(told) ?? [])]
      if (consent['ad_storage'] !== 'granted') faults.push('sent without consent to marketing')
      const edition = URL.canParse(location) ? (new URL(location).pathname.split('/')[1] ?? '') : ''
      return [{ number, at, document, id, edition, page: location, event, details, consent, faults }]
    })
}

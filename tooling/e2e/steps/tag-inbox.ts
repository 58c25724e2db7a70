import type { BrowserContext } from '@playwright/test'
import { plainRequest } from '../plain-request.ts'
import { runState } from '../run-state.ts'

/** An event in the sandbox's inbox (docs/contracts/sandbox.md). */
export interface SentEvent {
  readonly id: string
  readonly document: string
  readonly edition: string
  readonly page: string
  readonly event: string
  readonly details: Readonly<Record<string, unknown>>
  readonly consent: Readonly<Record<string, string>>
  readonly faults: readonly string[]
}

/** Everything that pages have sent to the tag manager, oldest first. */
export async function sentEvents(): Promise<SentEvent[]> {
  const { body } = await plainRequest(runState().sandbox, '/sandbox/api/tags')
  return JSON.parse(body) as SentEvent[]
}

/** What one browser sends from now on: its documents are known by the beacons that leave it. */
export function eventsOf(context: BrowserContext) {
  const documents = new Set<string>()
  context.on('request', (request) => {
    if (!request.url().startsWith(`${runState().sandbox}/tags/collect`)) return
    const { document } = JSON.parse(request.postData() ?? '{}') as { document?: string }
    if (document) documents.add(document)
  })
  return async (): Promise<SentEvent[]> =>
    (await sentEvents()).filter(({ document }) => documents.has(document))
}

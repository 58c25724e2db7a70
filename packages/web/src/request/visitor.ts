import type { IncomingMessage } from 'node:http'

/** Origin of a request: the data that the API needs to count its limits as for a direct call. */
export interface Visitor {
  readonly address: string
  /** As received; the API trusts as many entries as there are trusted proxies. */
  readonly forwardedFor: string | undefined
}

/** Further options of the host's `fetch` for the API. */
export interface VisitorInit extends RequestInit {
  readonly visitor?: Visitor
}

/** The sender of a request to the host. */
export function visitorOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): Visitor {
  return { address: socket.remoteAddress ?? '', forwardedFor: headers['x-forwarded-for']?.toString() }
}

/** `fetch` on behalf of a visitor: limits count the visitor instead of this machine. */
export function fetchFor(fetch_: typeof fetch, visitor: Visitor): typeof fetch {
  return (input, init) => fetch_(input, { ...init, visitor } as VisitorInit)
}

/** Address and headers of an in-process call; without a visitor they are this machine's. */
export function injectedAs(
  visitor: Visitor | undefined,
  headers: Readonly<Record<string, string>>,
): { remoteAddress: string; headers: Record<string, string> } {
  return {
    remoteAddress: visitor?.address || '127.0.0.1',
    headers: { ...headers, ...(visitor?.forwardedFor && { 'x-forwarded-for': visitor.forwardedFor }) },
  }
}

import { scrubEnvelope, type AnyEnvelope } from './scrub-envelope.ts'

/** A transport of the library, of which browser and server have their own. */
interface AnyTransport {
  send(envelope: never): PromiseLike<object>
  flush(timeout?: number): PromiseLike<boolean>
}

export interface Scrubbing {
  readonly mayReport: () => boolean
  /** What is left of a recording; set where recordings are made. */
  recording?: (payload: unknown) => string | undefined
}

/** A transport through which only scrubbed envelopes leave (errors-16): the last step before the network. */
export const scrubbedTransport = <Transport extends AnyTransport>(
  { send, flush }: Transport,
  scrubbing: Scrubbing,
) => ({
  async send(envelope: Parameters<Transport['send']>[0]): Promise<object> {
    const left = scrubbing.mayReport() ? scrubEnvelope(envelope as AnyEnvelope, scrubbing) : undefined
    return left ? send(left as never) : {}
  },
  flush,
})

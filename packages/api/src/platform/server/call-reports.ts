import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Where something happened: names of ours, never an address or an id. */
interface CallPlace {
  readonly area: 'api' | 'job'
  /** Method and path with `{params}`: `POST cart/{id}/book`. */
  readonly route?: string
  readonly brand?: string
  readonly edition?: string
  readonly status?: string
}

/** Receives what goes wrong, besides the log, and the milliseconds of calls. */
export interface CallReports {
  failure(error: unknown, place: CallPlace): void
  /** @param place is called only when the call is reported */
  timing(place: () => CallPlace, milliseconds: number): void
}

/** The bases of the contract, as the router has them. */
const base = /^\/api\/(twenty\/v2\/:brand\/:apiLocale\/|:apiLocale\/)?/

function placeOf(request: FastifyRequest, reply: FastifyReply): CallPlace {
  const { url } = request.routeOptions
  const path = url?.replace(base, '').replace(/:(\w+)/g, '{$1}')
  return {
    area: 'api',
    ...(path && { route: `${request.method} ${path}` }),
    ...(request.edition && { brand: request.edition.brand, edition: request.edition.siteCode }),
    status: String(reply.statusCode),
  }
}

type ErrorHandler<Failure extends Error> = (
  error: Failure,
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply

/** An error handler whose answers of 5xx are reported too. */
export const reportingHandler =
  <Failure extends Error>(
    answer: ErrorHandler<Failure>,
    reports: CallReports | undefined,
  ): ErrorHandler<Failure> =>
  (error, request, reply) => {
    const answered = answer(error, request, reply)
    if (reply.statusCode >= 500) reports?.failure(error, placeOf(request, reply))
    return answered
  }

/** Reports the time of calls. */
export function reportTimes(app: FastifyInstance, reports: CallReports): void {
  app.addHook('onResponse', async (request, reply) => {
    reports.timing(() => placeOf(request, reply), reply.elapsedTime)
  })
}

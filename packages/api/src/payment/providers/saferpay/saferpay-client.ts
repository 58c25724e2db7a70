import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { createCircuitBreaker } from '../circuit-breaker.ts'
import { ProviderFailure } from '../provider-failure.ts'
import { postToProvider, type ProviderHttp } from '../provider-http.ts'
import { failureOfProblem, jsonOf } from './failure-of-problem.ts'

export interface SaferpayClientOptions {
  /** `https://www.saferpay.com/api` */
  readonly baseUrl: string
  readonly customerId: string
  readonly user: string
  readonly password: string
  /** 1.33 or newer. */
  readonly specVersion: string
  readonly http: ProviderHttp
}

export interface SaferpayCall<Answer> {
  /** Path below the base, such as `PaymentPage/Initialize`. */
  readonly path: string
  readonly content: object
  readonly answer: z.ZodType<Answer>
  /** Stored before sending for every call with an effect; reads use a new one each time. */
  readonly requestId?: string
  /** How often this request was sent before. */
  readonly tries?: number
  readonly repeat: 'always' | 'unsent'
}

/** The highest RetryIndicator that Saferpay accepts. */
const lastRetry = 9

/**
 * Client of Saferpay's JSON API: headers, RequestId and RetryIndicator, errors by their stable names. Throws
 * ProviderFailure.
 */
export function saferpayClient(options: SaferpayClientOptions) {
  const { baseUrl, customerId, user, password, specVersion, http } = options
  const breaker = createCircuitBreaker()
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  return async function call<Answer>(call: SaferpayCall<Answer>): Promise<Answer> {
    const { path, content, answer: schema, requestId = randomUUID(), tries = 0, repeat } = call
    return await breaker.call(async () => {
      const { status, text } = await postToProvider(
        {
          url: `${baseUrl}/Payment/v1/${path}`,
          headers: {
            authorization,
            'content-type': 'application/json; charset=utf-8',
            accept: 'application/json',
          },
          body: (attempt) =>
            JSON.stringify({
              RequestHeader: {
                SpecVersion: specVersion,
                CustomerId: customerId,
                RequestId: requestId,
                RetryIndicator: Math.min(lastRetry, tries + attempt),
              },
              ...content,
            }),
          repeat,
        },
        http,
      )
      if (status !== 200) throw failureOfProblem(status, text)
      const answer = schema.safeParse(jsonOf(text))
      if (!answer.success) throw new ProviderFailure('unknown', 'unreadable answer')
      return answer.data
    })
  }
}

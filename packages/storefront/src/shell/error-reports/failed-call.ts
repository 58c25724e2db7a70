import type { ApiError } from '@camping/core/api/storefront-api.ts'
import type { ReportTags } from '../../kit/error-reports/report-tags.ts'

interface Rejected {
  readonly type: string
  readonly payload?: ApiError
  readonly meta: {
    readonly rejectedWithValue?: boolean
    readonly condition?: boolean
    readonly arg: { readonly endpointName: string }
  }
}

const kinds: Readonly<Record<string, 'mutation' | 'query'>> = {
  'api/executeMutation/rejected': 'mutation',
  'api/executeQuery/rejected': 'query',
}

const isRejected = (action: unknown): action is Rejected =>
  typeof action === 'object' && Object.hasOwn(kinds, String((action as Rejected | null)?.type))

/**
 * Whether an answer is our fault: 5xx, a request that the API could not read, and a change without an answer. What the API
 * refuses for a reason (a price that has changed, a session that has ended) is a step of the product, and no error.
 */
const isFault = (status: number, kind: 'mutation' | 'query') =>
  status >= 500 || status === 400 || (status === 0 && kind === 'mutation')

/** The failed call of an action, as an error and its tags; undefined for every other action (errors-15). */
export function failedCall(
  action: unknown,
): { readonly error: Error; readonly tags: Partial<ReportTags> } | undefined {
  if (!isRejected(action)) return undefined
  const kind = kinds[action.type] ?? 'query'
  const { payload, meta } = action
  // Not sent, because the answer is in the cache or on its way.
  if (meta.condition || !meta.rejectedWithValue || !payload) return undefined
  const { status, problem } = payload
  if (!isFault(status, kind)) return undefined
  const error = new Error(`A ${kind} failed with status ${status}`)
  error.name = 'CallError'
  const tags = { kind, operation: meta.arg.endpointName, status: String(status), problem: problem?.type }
  return { error, tags }
}

import type { ApiError } from '@camping/core/api/storefront-api.ts'
import type { PageRequest } from './page-view.ts'
import { fail, redirect, type Verdict } from './verdict.ts'

/**
 * What a failed query means for the page that needs it: 404 and 410 pass through with SPEC.md's message, a request the
 * API calls wrong is a page that does not exist, no answer or a failing server is 503.
 */
export function answerVerdict(error: unknown, { pathname }: Pick<PageRequest, 'pathname'>): Verdict {
  const status = (error as Partial<ApiError> | undefined)?.status ?? 0
  if (status === 410) return fail(410, `Page Not Found: ${pathname}`)
  if (status >= 400 && status < 500 && status !== 429) return fail(404, `Page Not Found: ${pathname}`)
  return fail(503, '')
}

/** The new slug of something renamed: problem type `moved`. A browser has followed the answer's Location already. */
export function movedTo(error: unknown): string | undefined {
  const { status, problem } = (error ?? {}) as Partial<ApiError>
  return status === 301 && problem?.type === 'moved' ? problem.detail : undefined
}

/** 301 to the canonical address; the query stays. */
export function movedPermanently(path: string, { query }: Pick<PageRequest, 'query'>): Verdict {
  const text = query.toString()
  return redirect(text ? `${path}?${text}` : path, 301)
}

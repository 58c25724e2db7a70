import type { ApiError } from '@camping/core/api/storefront-api.ts'
import type { PageRequest } from './page-view.ts'
import { redirect, type Verdict } from './verdict.ts'

/** The new slug of a renamed resource: problem type `moved`. A browser has already followed the answer's Location. */
export function movedTo(error: unknown): string | undefined {
  const { status, problem } = (error ?? {}) as Partial<ApiError>
  return status === 301 && problem?.type === 'moved' ? problem.detail : undefined
}

/** 301 to the canonical address; preserves the query. */
export function movedPermanently(path: string, { query }: Pick<PageRequest, 'query'>): Verdict {
  const text = query.toString()
  return redirect(text ? `${path}?${text}` : path, 301)
}

import type { ServerResponse } from 'node:http'
import type { Problem } from '@camping/contract/problem.schemas.ts'

/** Answers a call that does not reach the API, in the API's problem format. */
export function answerProblem(response: ServerResponse, problem: Problem): void {
  response
    .writeHead(problem.status, { 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
    .end(JSON.stringify(problem))
}

/** 403 for cross-site writes. */
export const crossSite: Problem = {
  type: 'cross-site',
  title: 'Only pages of this site may do this',
  status: 403,
}

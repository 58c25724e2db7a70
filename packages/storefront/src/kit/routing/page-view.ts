import type { User } from '@camping/contract/session.schemas.ts'
import type { Criteria } from '@camping/core/search/criteria.rules.ts'
import type { Dispatch } from '@camping/core/store/create-store.ts'
import type { RouteParams } from '@camping/editions/build-path.ts'
import type { PathRoute } from '@camping/editions/path-routes.ts'
import type { RouteName } from '@camping/editions/routes.ts'
import type { ComponentType } from 'react'
import type { AppContextValue } from '../app/app-context.tsx'
import type { QueryAction } from './query-action.ts'
import type { Verdict } from './verdict.ts'

/** A parsed address: the input of guards, loaders and pages. */
export interface PageRequest {
  readonly app: AppContextValue
  readonly name: RouteName
  readonly params: RouteParams
  /** The route object that the path has matched. */
  readonly route: PathRoute
  /** Path with its percent-encoding, without query. */
  readonly pathname: string
  readonly query: URLSearchParams
  /** The search of the page, where guard `query-state-sync` reads one; else the place in the path alone. */
  readonly criteria: Criteria
  /** What guard `query-actions` reads: runs once, when the page is on screen. */
  readonly action?: QueryAction
  /**
   * Whether data that must be current is asked for again though it is known. False while React takes over the server's document:
   * a change in between would make other text than the document has.
   */
  readonly anew: boolean
  /** Who is signed in, on pages that need the session. Anywhere else `useUser` knows, after hydration. */
  readonly user: User | undefined
}

export interface PageProps {
  readonly request: PageRequest
}

/**
 * A page module exports `page`: its component and, optionally, the queries to await. `prepare` starts the same queries
 * as the component, so that the server renders with data and the browser sends no second request.
 */
export interface Page {
  readonly Component: ComponentType<PageProps>
  readonly prepare?: (request: PageRequest, dispatch: Dispatch) => Promise<Verdict>
}

import type { CoverageArea } from '../coverage-row.ts'
import { analyticsRows } from './analytics.data.ts'
import { callRows } from './calls.data.ts'
import { constantRows } from './constants.data.ts'
import { editionRows } from './editions.data.ts'
import { entityRows } from './entities.data.ts'
import { errorRows } from './errors.data.ts'
import { routeRows } from './routes.data.ts'
import { shellRows } from './shell.data.ts'
import { stateRows } from './states.data.ts'
import { roleRows, validationRows } from './validation.data.ts'

/** All chapters of the page, in its order. */
export const coverageAreas: readonly CoverageArea[] = [
  editionRows,
  routeRows,
  shellRows,
  entityRows,
  stateRows,
  validationRows,
  roleRows,
  callRows,
  analyticsRows,
  errorRows,
  constantRows,
]

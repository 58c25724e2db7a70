import type { Page } from '../../routing/page-view.ts'
import { DestinationView, prepareDestination } from './destination-view.tsx'

/** Country, area and city pages. */
export const page: Page = { Component: DestinationView, prepare: prepareDestination }

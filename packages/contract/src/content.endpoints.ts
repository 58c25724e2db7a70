import type { z } from 'zod'
import type {
  Destination,
  TaggedPage,
  ThemeDetail,
  destinationRequest,
  pageRequest,
  themeRequest,
} from './content.schemas.ts'
import { endpoint } from './endpoint.ts'

export const getTheme = endpoint<z.input<typeof themeRequest>, ThemeDetail>('GET', 'themes/{slug}')
export const getPage = endpoint<z.input<typeof pageRequest>, TaggedPage>('GET', 'pages/{slug}')
export const getDestination = endpoint<z.input<typeof destinationRequest>, Destination>('GET', 'destinations')

import { routeRow } from '@camping/editions/routes.ts'
import { useApp } from '../app/app-context.tsx'

/** Whether the app has the page that shows a comparison; a portal alone has favourites without it. */
export function useCanCompare(): boolean {
  const { config } = useApp()
  const { feature } = routeRow('compare')
  return feature === undefined || config.supports[feature] === true
}

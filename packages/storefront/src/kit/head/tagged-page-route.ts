import type { AppConfig } from '@camping/editions/define-app.ts'
import type { RouteName } from '@camping/editions/routes.ts'

/** The canonical address of a tagged page: by its slug alone, or below /info where a brand has no other content. */
export function taggedPageRoute({ supports }: AppConfig): RouteName {
  return supports.content ? 'taggedPage' : 'info'
}

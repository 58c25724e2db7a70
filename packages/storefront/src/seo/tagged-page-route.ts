import type { AppConfig } from '@camping/editions/define-app.ts'
import type { RouteName } from '@camping/editions/routes.ts'

/** The one address of a tagged page: by its slug alone, or below /info where a brand shows no other content. */
export function taggedPageRoute({ supports }: AppConfig): RouteName {
  return supports.content ? 'taggedPage' : 'info'
}

import { Alert } from '@camping/ui/alert/alert.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import type { PageRequest } from '../../../kit/routing/page-view.ts'

const listProblems = [
  'list-name',
  'too-many-lists',
  'list-name-taken',
  'list-full',
  'view-only',
  'failed',
] as const

/** Why the last change of a list failed, as the address has it. */
export function ListProblem({ query }: Pick<PageRequest, 'query'>) {
  const t = useText()
  const problem = listProblems.find((one) => one === query.get('problem'))
  return problem ? <Alert kind="error" title={t(`lists.problem.${problem}`)} /> : null
}

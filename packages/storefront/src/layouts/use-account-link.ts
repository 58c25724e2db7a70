import { selectUser } from '@camping/core/session/session-queries.ts'
import { useAppSelector } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { useApp } from '../app/app-context.tsx'
import { useText } from '../format/use-text.ts'

/** The account link by session: the profile of who is signed in, the login for everybody else (SPEC.md §2 "Header"). */
export function useAccountLink(): {
  href: string
  text: string
  reserve: string
  icon: 'user'
} {
  const { site } = useApp()
  const t = useText()
  const user = useAppSelector(selectUser)
  return {
    href: buildPath(site, user ? 'profile' : 'login'),
    text: t(user ? 'shell.profile' : 'shell.account'),
    reserve: t(user ? 'shell.account' : 'shell.profile'),
    icon: 'user',
  }
}

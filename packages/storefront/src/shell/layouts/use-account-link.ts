import { selectUser } from '@camping/core/session/session.api.ts'
import { useAppSelector } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { useApp } from '../../kit/app/app-context.tsx'
import { useText } from '../../kit/format/use-text.ts'

/** The account link by session: the profile for a signed-in customer, the login for everybody else (navigation-1). */
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

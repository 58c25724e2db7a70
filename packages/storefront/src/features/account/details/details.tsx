import type { User } from '@camping/contract/session.schemas.ts'
import { selectUser } from '@camping/core/session/session.api.ts'
import { useAppSelector } from '@camping/core/store/create-store.ts'
import { Suspense } from 'react'
import { ConsentChoices } from '../../../kit/consent/consent-choices.tsx'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { DetailsForm } from './details-form.tsx'
import styles from './details-page.module.css'
import { EraseAccount } from './erase-account.tsx'
import { MyData } from './my-data.tsx'
import { MyPasskeys } from './my-passkeys.tsx'
import { MySessions } from './my-sessions.tsx'
import { PasswordLink } from './password-link.tsx'

/** All settings of an account. */
export function Details({ user: rendered }: { user: User }) {
  useLazyWords('person', 'validations', 'passkeys')
  const user = useAppSelector(selectUser) ?? rendered
  return (
    <div className={styles.parts}>
      <DetailsForm user={user} />
      <PasswordLink email={user.email} />
      {user.actingAgent === null && (
        <>
          <MyPasskeys />
          <MySessions />
        </>
      )}
      <Suspense fallback={null}>
        <ConsentChoices />
      </Suspense>
      <MyData />
      <EraseAccount />
    </div>
  )
}

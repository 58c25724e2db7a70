import type { User } from '@camping/contract/session.schemas.ts'
import { selectUser } from '@camping/core/session/session-queries.ts'
import { useAppSelector } from '@camping/core/store/create-store.ts'
import { MuiIsland } from '@camping/ui/islands/mui-island.tsx'
import { Suspense } from 'react'
import { ConsentChoices } from '../../consent/consent-choices.tsx'
import { DetailsForm } from './details-form.tsx'
import styles from './details-page.module.css'
import { EraseAccount } from './erase-account.tsx'
import { OwnData } from './own-data.tsx'
import { PasswordLink } from './password-link.tsx'

/** Everything an account can change about itself. */
export function Details({ user: rendered }: { user: User }) {
  const user = useAppSelector(selectUser) ?? rendered
  return (
    <MuiIsland>
      <div className={styles.parts}>
        <DetailsForm user={user} />
        <PasswordLink email={user.email} />
        <Suspense fallback={null}>
          <ConsentChoices />
        </Suspense>
        <OwnData />
        <EraseAccount />
      </div>
    </MuiIsland>
  )
}

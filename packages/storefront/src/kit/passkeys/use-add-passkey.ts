import type { MessageKey } from '@camping/editions/messages/message-key.ts'
import type { NewPasskey } from '@camping/core/session/passkeys.thunks.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { useState } from 'react'
import { usePasswordQuestion, type PasswordQuestion } from '../confirm-password/use-password-question.ts'
import { loadPasskeys } from './load-passkeys.ts'

interface AddingPasskey {
  /** Makes a passkey of this device; answers whether the account has it. */
  readonly add: () => Promise<boolean>
  readonly isBusy: boolean
  /** Message key of why the last one was not added. */
  readonly problem: MessageKey | undefined
  readonly question: PasswordQuestion | undefined
}

/** Adds a passkey to the account; a toast tells of a success. */
export function useAddPasskey(): AddingPasskey {
  const dispatch = useAppDispatch()
  const { requestPassword, question } = usePasswordQuestion()
  const [outcome, setOutcome] = useState<NewPasskey | 'busy'>('left')
  const add = async () => {
    setOutcome('busy')
    const added = await loadPasskeys()
      .then(({ addPasskey }) => dispatch(addPasskey(requestPassword)))
      .catch(() => 'failed' as const)
    setOutcome(added)
    return added === 'added'
  }
  const isProblem = outcome !== 'busy' && outcome !== 'left' && outcome !== 'added'
  return {
    add,
    isBusy: outcome === 'busy',
    problem: isProblem ? `passkeys.problem.${outcome}` : undefined,
    question,
  }
}

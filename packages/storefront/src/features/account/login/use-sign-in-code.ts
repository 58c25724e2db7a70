import {
  noCode,
  signInCodeChanged,
  signInCodeLeft,
  signInCodeOpened,
  signInCodeSlice,
  type SignInCode,
} from '@camping/core/session/sign-in-code.slice.ts'
import { requestSignInCode, signInWithCode } from '@camping/core/session/sign-in-code.thunks.ts'
import { useAppSelector, useAppStore } from '@camping/core/store/create-store.ts'
import { useEffect } from 'react'
import { useText } from '../../../kit/format/use-text.ts'

interface UsedSignInCode extends SignInCode {
  readonly send: () => Promise<void>
  /** Returns the error of the code, as text for its field; undefined for the right code. */
  readonly check: (code: string | undefined) => Promise<string | undefined>
}

/** Requests a code when the screen opens, another one on demand after a while, and signs in with the typed code. */
export function useSignInCode(): UsedSignInCode {
  const t = useText()
  const store = useAppStore()
  const code = useAppSelector(({ signInCode }) => signInCode) ?? noCode
  const send = () => store.dispatch(requestSignInCode())
  useEffect(() => {
    store.inject(signInCodeSlice)
    store.dispatch(signInCodeOpened())
    void store.dispatch(requestSignInCode())
    return () => void store.dispatch(signInCodeLeft())
  }, [store])
  const { sent } = code
  useEffect(() => {
    if (!sent) return undefined
    const wait = setTimeout(
      () => store.dispatch(signInCodeChanged({ maySend: true })),
      sent.waitSeconds * 1000,
    )
    return () => clearTimeout(wait)
  }, [sent, store])
  const check = async (typed: string | undefined) => {
    const problem = await store.dispatch(signInWithCode(typed))
    if (!problem) return undefined
    if (problem.kind === 'many') return t('code.signIn.many')
    return t(`code.${problem.kind}`, { tries: problem.kind === 'wrong' ? problem.tries : 0 })
  }
  return { ...code, send, check }
}

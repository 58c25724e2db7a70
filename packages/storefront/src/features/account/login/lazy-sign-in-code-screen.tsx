import { Suspense } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'

const SignInCodeScreen = lazyPart(() =>
  import('./sign-in-code-screen.tsx').then((module) => ({ default: module.SignInCodeScreen })),
)

/** The screen of the code; its script loads on first use, because most customers enter their password. */
export const LazySignInCodeScreen = () => (
  <Suspense fallback={null}>
    <SignInCodeScreen />
  </Suspense>
)

import type { CheckoutForm } from '@camping/core/checkout/booker.rules.ts'
import { draftSaver, savedForm, type DraftSaver } from '@camping/core/checkout/draft.thunks.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import type { FormApi } from 'final-form'
import { useEffect, useState } from 'react'

export interface Draft extends Pick<DraftSaver, 'prefill' | 'flush' | 'stop'> {
  /** True once earlier input is restored, or there is none. False on the server and until the answer arrives. */
  readonly restored: boolean
}

/** Saves the input on the server, for this browser only, and restores it after a reload (decision 120). */
export function useDraft(id: string, form: FormApi<CheckoutForm>): Draft {
  const dispatch = useAppDispatch()
  const [restored, setRestored] = useState(false)
  const [saver] = useState(() => dispatch(draftSaver(id, form)))

  useEffect(() => {
    let open = true
    let unsubscribe: (() => void) | undefined
    const begin = (saved?: CheckoutForm) => {
      if (!open) return
      // Not as initial values: a field that mounts again would reset to its initial value.
      saver.prefill(() => {
        for (const [name, value] of Object.entries(saved ?? {}))
          form.change(name as keyof CheckoutForm, value)
      })
      unsubscribe = form.subscribe(({ values }) => saver.record(values), { values: true })
      setRestored(true)
    }
    void dispatch(savedForm(id)).then(begin)
    return () => {
      open = false
      unsubscribe?.()
      saver.leave()
    }
  }, [id, form, dispatch, saver])

  useEffect(() => {
    // The last opportunity on phones: a hidden page may never become visible again.
    const hide = () => {
      if (document.visibilityState === 'hidden') saver.leave()
    }
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('pagehide', saver.leave)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', saver.leave)
    }
  }, [saver])
  return { restored, prefill: saver.prefill, flush: saver.flush, stop: saver.stop }
}

import type { CheckoutForm } from '@camping/core/checkout/booker.rules.ts'
import { draftOf, formOfDraft } from '@camping/core/checkout/order.rules.ts'
import { draftApi } from '@camping/core/checkout/draft.api.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import type { FormApi } from 'final-form'
import { useEffect, useState } from 'react'
import { draftSaver, type DraftSaver } from './draft-saver.ts'

export interface Draft extends Pick<DraftSaver, 'flush' | 'stop'> {
  /** True once earlier input is restored, or there is none. False on the server and until the answer arrives. */
  readonly restored: boolean
}

/** Maximum wait for the restored input; then the form opens empty. */
const patienceMs = 4000

/** Saves the input on the server, for this browser only, and restores it after a reload (decision 120). */
export function useDraft(id: string, form: FormApi<CheckoutForm>): Draft {
  const dispatch = useAppDispatch()
  const [restored, setRestored] = useState(false)
  const [saver] = useState(() =>
    draftSaver(async (draft) => {
      const { error } = await dispatch(draftApi.endpoints.saveDraft.initiate({ id, draft }, { track: false }))
      return !error || 'status' in error ? { status: error ? Number(error.status) : 200 } : { status: 0 }
    }),
  )

  useEffect(() => {
    let open = true
    let unsubscribe: (() => void) | undefined
    const begin = (stored?: CheckoutForm) => {
      if (!open) return
      open = false
      form.batch(() => {
        // Not as initial values: a field that mounts again would reset to its initial value.
        for (const [name, value] of Object.entries(stored ?? {}))
          form.change(name as keyof CheckoutForm, value)
      })
      saver.begin(draftOf(form.getState().values))
      unsubscribe = form.subscribe(({ values }) => saver.record(draftOf(values)), { values: true })
      setRestored(true)
    }
    const late = setTimeout(begin, patienceMs)
    void dispatch(draftApi.endpoints.draft.initiate({ id }, { subscribe: false, forceRefetch: true })).then(
      ({ data }) => begin(data?.draft ? formOfDraft(data.draft) : undefined),
    )
    return () => {
      open = false
      clearTimeout(late)
      unsubscribe?.()
      void saver.flush()
    }
  }, [id, form, dispatch, saver])

  useEffect(() => {
    // The last opportunity on phones: a hidden page may never become visible again.
    const hide = () => {
      if (document.visibilityState === 'hidden') void saver.flush()
    }
    const leave = () => void saver.flush()
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', leave)
    }
  }, [saver])
  return { restored, flush: saver.flush, stop: saver.stop }
}

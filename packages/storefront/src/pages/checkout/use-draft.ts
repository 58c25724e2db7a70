import type { CheckoutForm } from '@camping/core/checkout/booker-form.ts'
import { draftOf, formOfDraft } from '@camping/core/checkout/checkout-draft.ts'
import { draftApi } from '@camping/core/checkout/draft-queries.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import type { FormApi } from 'final-form'
import { useEffect, useState } from 'react'
import { draftKeeper, type DraftKeeper } from './draft-keeper.ts'

export interface Draft extends Pick<DraftKeeper, 'flush' | 'stop'> {
  /** What was typed before is in the form, or nothing was. False on the server and until the answer is there. */
  readonly restored: boolean
}

/** Nobody waits longer than this for what they typed before; the form then opens empty. */
const patienceMs = 4000

/** Keeps what is typed on the server, for this browser alone, and brings it back after a reload (decision 120). */
export function useDraft(id: string, form: FormApi<CheckoutForm>): Draft {
  const dispatch = useAppDispatch()
  const [restored, setRestored] = useState(false)
  const [keeper] = useState(() =>
    draftKeeper(async (draft) => {
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
        // Not as initial values: a field that comes back on screen would take its initial value again.
        for (const [name, value] of Object.entries(stored ?? {}))
          form.change(name as keyof CheckoutForm, value)
      })
      keeper.begin(draftOf(form.getState().values))
      unsubscribe = form.subscribe(({ values }) => keeper.note(draftOf(values)), { values: true })
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
      void keeper.flush()
    }
  }, [id, form, dispatch, keeper])

  useEffect(() => {
    // The last chance on phones: a hidden page may never be seen again.
    const hide = () => {
      if (document.visibilityState === 'hidden') void keeper.flush()
    }
    const leave = () => void keeper.flush()
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', leave)
    }
  }, [keeper])
  return { restored, flush: keeper.flush, stop: keeper.stop }
}

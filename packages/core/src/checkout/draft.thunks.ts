import type { CheckoutDraft } from '@camping/contract/checkout-draft.schemas.ts'
import type { ApiDispatch, ApiError } from '../api/storefront-api.ts'
import type { CheckoutForm } from './booker.rules.ts'
import { draftApi } from './draft.api.ts'
import { draftOf, formOfDraft } from './order.rules.ts'

/** Maximum wait for the saved input; then the form opens empty. */
const patienceMs = 4000
/** Debounce in milliseconds. */
const pauseMs = 800

/** The input that this browser has saved for a cart; undefined when there is none, or none in time (decision 120). */
export function savedForm(id: string) {
  return async (dispatch: ApiDispatch): Promise<CheckoutForm | undefined> => {
    let late: ReturnType<typeof setTimeout> | undefined
    const patience = new Promise<undefined>((resolve) => {
      late = setTimeout(() => resolve(undefined), patienceMs)
    })
    const answer = await Promise.race([
      dispatch(draftApi.endpoints.draft.initiate({ id }, { subscribe: false, forceRefetch: true })),
      patience,
    ])
    clearTimeout(late)
    return answer?.data?.draft ? formOfDraft(answer.data.draft) : undefined
  }
}

export interface DraftSaver {
  /** The input that the server has. */
  readonly begin: (form: CheckoutForm) => void
  /** The form has changed; it is saved after a pause in typing. */
  readonly record: (form: CheckoutForm) => void
  /** Saves unsaved changes at once; resolves after the answer or the failure. */
  readonly flush: () => Promise<void>
  /** Saves unsaved changes before the page is gone, in place of a request that is under way. */
  readonly leave: () => void
  /** Stops saving: the stay is booked or released. */
  readonly stop: () => void
}

/**
 * Saves a cart's form: one request at a time, the newest one last, none for unchanged input. A failure does not concern the
 * visitor; a cart that accepts no more drafts (4xx) gets no more requests.
 */
export function draftSaver(id: string) {
  return (dispatch: ApiDispatch): DraftSaver => {
    let saved = ''
    let latest: CheckoutDraft | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let underWay: Promise<void> | undefined
    let request: { abort: () => void } | undefined
    let isOver = false

    const sendLatest = async () => {
      const draft = latest
      const text = JSON.stringify(draft)
      latest = undefined
      if (!draft || isOver || text === saved) return
      const sent = dispatch(draftApi.endpoints.saveDraft.initiate({ id, draft }, { track: false }))
      request = sent
      const { error } = await sent
      if (request === sent) request = undefined
      const { status = 0 } = (error ?? { status: 200 }) as Partial<ApiError>
      if (status === 200) saved = text
      else if (status >= 400 && status < 500 && status !== 429) isOver = true
    }
    const sendAll = async () => {
      while (latest && !isOver) await sendLatest()
    }
    const flush = (): Promise<void> => {
      clearTimeout(timer)
      underWay ??= sendAll().finally(() => {
        underWay = undefined
      })
      return underWay
    }
    return {
      begin: (form) => {
        saved = JSON.stringify(draftOf(form))
      },
      record: (form) => {
        latest = draftOf(form)
        clearTimeout(timer)
        if (!isOver) timer = setTimeout(() => void flush(), pauseMs)
      },
      flush,
      leave: () => {
        clearTimeout(timer)
        // Two first requests would each be given a key, and the older reply's key would win: its draft is in this one.
        if (latest) request?.abort()
        sendLatest().catch(() => undefined)
      },
      stop: () => {
        isOver = true
        clearTimeout(timer)
      },
    }
  }
}

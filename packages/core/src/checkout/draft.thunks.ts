import type { CheckoutDraft } from '@camping/contract/checkout-draft.schemas.ts'
import type { ApiDispatch, ApiError } from '../api/storefront-api.ts'
import type { CheckoutForm } from './booker.rules.ts'
import { draftApi } from './draft.api.ts'
import { draftOf, formOfDraft } from './order.rules.ts'
import { readStored, writeStored } from '../persist/storage.browser.ts'

/** Maximum wait for the saved input; then the form opens empty. */
const patienceMs = 4000
/** Milliseconds between two reads of a save that has not arrived. */
const againMs = 250
/** Debounce in milliseconds. */
const pauseMs = 800

/** Where a tab notes which save is under way, for the document that is read next. */
const lastSaveKey = (id: string) => `visitor:draftSave.${id}`
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms, true))

/**
 * The input that this browser has saved for a cart; undefined when there is none, or none in time (decision 120). A document
 * that is read again may overtake the save of the one before: it is read until that one has arrived.
 */
export function savedForm(id: string) {
  return async (dispatch: ApiDispatch): Promise<CheckoutForm | undefined> => {
    const lastSave = readStored('session', lastSaveKey(id))
    let draft: CheckoutDraft | null | undefined
    let isLate = false
    const read = async () => {
      do {
        const { data } = await dispatch(
          draftApi.endpoints.draft.initiate({ id }, { subscribe: false, forceRefetch: true }),
        )
        draft = data?.draft ?? draft
      } while (lastSave && draft?.save !== lastSave && !isLate && (await pause(againMs)))
    }
    await Promise.race([read(), pause(patienceMs)])
    isLate = true
    writeStored('session', lastSaveKey(id), null)
    return draft ? formOfDraft(draft) : undefined
  }
}

/** What is saved, of React Final Form's. */
interface SavedForm {
  readonly batch: (change: () => void) => void
  readonly getState: () => { readonly values: CheckoutForm }
}

export interface DraftSaver {
  /**
   * Changes the form without its visitor: on its own that is not saved. It would replace input that the document before is
   * still sending.
   */
  readonly prefill: (change: () => void) => void
  /** The form has changed; it is saved after a pause in typing. */
  readonly record: (values: CheckoutForm) => void
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
export function draftSaver(id: string, form: SavedForm) {
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
      const save = String(Date.now())
      writeStored('session', lastSaveKey(id), save)
      const sent = dispatch(
        draftApi.endpoints.saveDraft.initiate({ id, draft: { ...draft, save } }, { track: false }),
      )
      request = sent
      const { error } = await sent
      if (request === sent) {
        request = undefined
        writeStored('session', lastSaveKey(id), null)
      }
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
      prefill: (change) => {
        // A form that is subscribed to states at once what it holds: that waits for nothing.
        const isWaiting = latest && JSON.stringify(latest) !== saved
        form.batch(change)
        if (isWaiting) return
        clearTimeout(timer)
        latest = undefined
        saved = JSON.stringify(draftOf(form.getState().values))
      },
      record: (values) => {
        latest = draftOf(values)
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

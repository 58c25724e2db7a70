import type { CheckoutDraft } from '@camping/contract/checkout-draft.schemas.ts'

export interface DraftSaver {
  /** The draft that the server has. */
  readonly begin: (draft: CheckoutDraft) => void
  /** The form has changed; the draft is saved after a pause in typing. */
  readonly record: (draft: CheckoutDraft) => void
  /** Saves unsaved changes at once; resolves after the answer or the failure. */
  readonly flush: () => Promise<void>
  /** Stops saving: the stay is booked or released. */
  readonly stop: () => void
}

/** Debounce in milliseconds. */
const pauseMs = 800

/**
 * Saves a form: one request at a time, the newest one last, none for unchanged input. A failure does not concern the
 * visitor; a cart that accepts no more drafts (4xx) gets no more requests.
 */
export function draftSaver(send: (draft: CheckoutDraft) => Promise<{ status: number }>): DraftSaver {
  let saved = ''
  let latest: CheckoutDraft | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay: Promise<void> | undefined
  let over = false

  const sendLatest = async () => {
    while (latest && !over) {
      const draft = latest
      const text = JSON.stringify(draft)
      latest = undefined
      if (text === saved) continue
      const { status } = await send(draft)
      if (status === 200) saved = text
      else if (status >= 400 && status < 500 && status !== 429) over = true
    }
  }
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    underWay ??= sendLatest().finally(() => {
      underWay = undefined
    })
    return underWay
  }
  return {
    begin: (draft) => {
      saved = JSON.stringify(draft)
    },
    record: (draft) => {
      latest = draft
      clearTimeout(timer)
      if (!over) timer = setTimeout(() => void flush(), pauseMs)
    },
    flush,
    stop: () => {
      over = true
      clearTimeout(timer)
    },
  }
}

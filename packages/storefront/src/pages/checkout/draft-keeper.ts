import type { CheckoutDraft } from '@camping/contract/checkout-draft.schemas.ts'

export interface DraftKeeper {
  /** What the server knows already. */
  readonly begin: (draft: CheckoutDraft) => void
  /** The form has changed; it is kept after a pause in typing. */
  readonly note: (draft: CheckoutDraft) => void
  /** Keeps at once what is not kept yet; resolves when the server has answered, or has not. */
  readonly flush: () => Promise<void>
  /** Keeps nothing from now on: the stay is booked or was given up. */
  readonly stop: () => void
}

/** Milliseconds without a key before what was typed is sent. */
const pauseMs = 800

/**
 * Sends a form to be kept: one request at a time, the newest one last, none for what is kept already. A failure is no
 * matter for the visitor; a cart that takes no more drafts (4xx) is not asked again.
 */
export function draftKeeper(send: (draft: CheckoutDraft) => Promise<{ status: number }>): DraftKeeper {
  let kept = ''
  let latest: CheckoutDraft | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay: Promise<void> | undefined
  let over = false

  const sendLatest = async () => {
    while (latest && !over) {
      const draft = latest
      const text = JSON.stringify(draft)
      latest = undefined
      if (text === kept) continue
      const { status } = await send(draft)
      if (status === 200) kept = text
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
      kept = JSON.stringify(draft)
    },
    note: (draft) => {
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

/** What `navigate` may leave in an entry of the browser's history. */
export interface EntryState {
  /** The page changes in place: it neither scrolls to its top nor moves the focus. */
  readonly preserveScroll?: boolean
  /** Name of the drawer or dialog over the page. */
  readonly layer?: string
}

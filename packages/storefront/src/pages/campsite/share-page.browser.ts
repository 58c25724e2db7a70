export type ShareOutcome = 'shared' | 'copied' | 'nothing'

/** Shares the page's address without its hash. Never throws: a closed sheet or a missing permission is `nothing`. */
export async function sharePage(title: string): Promise<ShareOutcome> {
  const url = window.location.origin + window.location.pathname + window.location.search
  try {
    if (navigator.share) {
      await navigator.share({ title, url })
      return 'shared'
    }
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'nothing'
  }
}

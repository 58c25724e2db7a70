/** Where the browser keeps the votes of its reader: a random word, and for which reviews it voted. Nothing leaves it but the word. */
const key = 'helpful-votes'
const most = 200

export interface HelpfulVotes {
  readonly voter: string
  /** Ids of reviews, the latest first. */
  readonly voted: readonly number[]
}

function newVoter(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** What was kept; a new word when nothing was, or something else than we would have written. */
export function readVotes(): HelpfulVotes {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '') as Partial<Record<keyof HelpfulVotes, unknown>>
    const { voter, voted } = stored
    if (typeof voter === 'string' && /^[\w-]{22}$/.test(voter) && Array.isArray(voted))
      return { voter, voted: voted.filter((id) => Number.isInteger(id)).slice(0, most) as number[] }
  } catch {
    // Nothing there, or no storage at all.
  }
  return { voter: newVoter(), voted: [] }
}

/** Keeps a vote. Without storage it is forgotten with the page. */
export function keepVote(votes: HelpfulVotes, id: number): HelpfulVotes {
  const next = { voter: votes.voter, voted: [id, ...votes.voted.filter((one) => one !== id)].slice(0, most) }
  try {
    localStorage.setItem(key, JSON.stringify(next))
  } catch {
    // Full or forbidden.
  }
  return next
}

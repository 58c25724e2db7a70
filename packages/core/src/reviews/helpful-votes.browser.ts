import { persistSlice } from '../persist/persist-slice.browser.ts'
import type { PersistingStore } from '../persist/persisting-store.ts'
import { persistedHelpfulVotes, voteSaved, type HelpfulVotesState } from './helpful-votes.slice.ts'

type VotingStore = PersistingStore<{ readonly helpfulVotes?: HelpfulVotesState }>

function newVoter(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Adds the votes of this browser's reader to the store. */
export const openHelpfulVotes = (store: VotingStore): Promise<void> =>
  persistSlice(store, persistedHelpfulVotes, 'all')

/** The word to vote with: the one of earlier votes, or a new one. */
export async function voterOf(store: VotingStore): Promise<string> {
  await openHelpfulVotes(store)
  return store.getState().helpfulVotes?.voter ?? newVoter()
}

export const saveVote = (store: VotingStore, vote: { voter: string; id: number }): unknown =>
  store.dispatch(voteSaved(vote))

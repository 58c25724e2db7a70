import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { readRecord, type PersistedSlice } from '../persist/persisted-slice.ts'

export interface HelpfulVotesState {
  /** A random word, made at the first vote. Nothing leaves the browser but the word. */
  readonly voter: string | null
  /** Ids of the reviews it voted for, the latest first. */
  readonly voted: readonly number[]
}

const initialState: HelpfulVotesState = { voter: null, voted: [] }
const most = 200

/** The votes of this browser's reader. */
export const helpfulVotesSlice = createSlice({
  name: 'helpfulVotes',
  initialState,
  reducers: {
    voteSaved: (
      { voted }: HelpfulVotesState,
      { payload: { voter, id } }: PayloadAction<{ voter: string; id: number }>,
    ) => ({ voter, voted: [id, ...voted.filter((one) => one !== id)].slice(0, most) }),
  },
})

export const { voteSaved } = helpfulVotesSlice.actions

/** The votes of what was stored; none of anything else than a vote would have written. */
function read({ voter, voted }: Readonly<Record<string, unknown>>): HelpfulVotesState {
  const isWhole = typeof voter === 'string' && /^[\w-]{22}$/.test(voter) && Array.isArray(voted)
  return isWhole
    ? { voter, voted: voted.filter((id) => Number.isInteger(id)).slice(0, most) as number[] }
    : initialState
}

export const persistedHelpfulVotes: PersistedSlice<HelpfulVotesState> = {
  slice: helpfulVotesSlice,
  area: 'local',
  owner: 'visitor',
  version: 1,
  fields: ['voter', 'voted'],
  read,
  former: { key: () => 'helpful-votes', read: (text) => read(readRecord(text)) },
}

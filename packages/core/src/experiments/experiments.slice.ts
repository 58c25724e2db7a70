import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface ExperimentsState {
  /** The variants of this visitor by key; without one a page has the first variant, and nothing is counted. */
  flags: Readonly<Record<string, string>>
}

const initialState: ExperimentsState = { flags: {} }

export const experimentsSlice = createSlice({
  name: 'experiments',
  initialState,
  reducers: {
    flagsDecided: (state, action: PayloadAction<ExperimentsState['flags']>) => {
      state.flags = action.payload
    },
  },
})

export const { flagsDecided } = experimentsSlice.actions

/** analytics-5: all experiment calls run only when the flagship setting is the string 'true'. */
export const takesPart = ({ flagship }: { readonly flagship?: string | undefined }): boolean =>
  flagship === 'true'

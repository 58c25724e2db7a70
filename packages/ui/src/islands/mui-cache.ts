import type { EmotionCache } from '@emotion/cache'
import { createContext } from 'react'

/** Where MUI puts the styles of one answer on the server; browsers have one place for all. */
export const MuiCache = createContext<EmotionCache | undefined>(undefined)

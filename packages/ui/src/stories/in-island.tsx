import type { ComponentType } from 'react'
import { MuiIsland } from '../islands/mui-island.tsx'

/** The theme around a component of a customer's page, which its page brings in the product. */
export const inIsland = (Story: ComponentType) => (
  <MuiIsland>
    <Story />
  </MuiIsland>
)

import type { ThemeOverrides } from '@camping/ui/theme/tokens.ts'

/** The house look, unchanged. */
export default {} satisfies ThemeOverrides

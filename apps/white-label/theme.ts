import type { ThemeOverrides } from '@camping/ui/theme/tokens.ts'

export default {} satisfies ThemeOverrides

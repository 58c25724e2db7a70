import { themeProblems } from '@camping/ui/theme/theme-measures.ts'
import type { BrandRule } from '../brand-app.ts'

/** Fonts of a theme exist; corners and weights are numbers within bounds. */
export const themeMeasures: BrandRule = ({ apps }) =>
  apps.flatMap(({ folder, theme, fonts }) =>
    themeProblems(theme, Object.fromEntries(fonts)).map((problem) => ({
      file: `apps/${folder}/theme.ts`,
      ...problem,
    })),
  )

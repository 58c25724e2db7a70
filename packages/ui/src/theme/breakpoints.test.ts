import { expect, it } from 'vitest'
import { breakpoints } from './theme-options.ts'

it('layouts change at the widths of navigation-9', () => {
  expect(breakpoints).toEqual({ xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 })
})

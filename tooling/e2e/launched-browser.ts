import type { LaunchOptions } from '@playwright/test'
import { browserProgram } from './browser-program.ts'

const { executablePath, args, env } = await browserProgram()

/** For what is drawn with WebGL, which is a map: a graphics processor is imitated, which costs more than all else on a page. */
export const withGraphics: LaunchOptions = {
  executablePath,
  args,
  env: { ...(process.env as Record<string, string>), ...env },
}

/** For every other page: boxes, letters and pictures are drawn without one. */
export const withoutGraphics: LaunchOptions = {
  ...withGraphics,
  args: [...args, '--disable-gpu-compositing'],
}

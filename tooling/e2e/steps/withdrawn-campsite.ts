import { readFileSync } from 'node:fs'
import { renamesIn, runState } from '../run-state.ts'

/** The address of a campsite that is there no more, beside one that is. */
export function withdrawnBeside(campsite: string): string {
  const { withdrawn } = JSON.parse(readFileSync(renamesIn(runState().folder), 'utf8')) as {
    withdrawn: { slug: string }
  }
  return campsite.replace(/[^/]+$/, withdrawn.slug)
}

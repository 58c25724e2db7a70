import type { Plugin } from 'vite'

const ofTransitions = /\/@mui\/material\/transitions\/utils\.mjs$/
const byReading = 'reflow = node => node.scrollTop'

/**
 * MUI's transitions make the browser lay out the page by reading a property and using nothing of it. The build drops such reads
 * (`propertyReadSideEffects`), so the same is done by a call, which stays.
 * @throws when MUI writes it otherwise.
 */
export function forcedLayout(code: string): string {
  if (!code.includes(byReading))
    throw new Error(`MUI no longer contains '${byReading}': see forced-layout.ts`)
  return code.replace(byReading, 'reflow = node => node.getBoundingClientRect()')
}

export function forcedLayoutBuild(): Plugin {
  return {
    name: 'camping:forced-layout',
    apply: 'build',
    transform: (code, id) =>
      ofTransitions.test(id) ? { code: forcedLayout(code), map: { mappings: '' } } : undefined,
  }
}

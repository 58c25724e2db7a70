import { relative } from 'node:path'
import type { Mutant } from '@stryker-mutator/api/core'

/** Names a mutant in every run over the same sources, whatever number it has there. */
export function mutantKey(
  { fileName, location: { start, end }, mutatorName, replacement }: Mutant,
  root: string,
): string {
  const place = `${relative(root, fileName)}:${start.line}:${start.column}-${end.line}:${end.column}`
  return `${place} ${mutatorName} ${replacement}`
}

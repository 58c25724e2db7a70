import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { scopedClassName } from './scoped-class-name.ts'
import { workspaceRoot } from './workspace-paths.ts'

const card = `${workspaceRoot}/packages/ui/src/card/card.module.css`

describe('scopedClassName', () => {
  it('is the same from any folder the build runs in', () => {
    const here = process.cwd()
    const name = scopedClassName('title', card)
    try {
      process.chdir('/')
      expect(scopedClassName('title', card)).toBe(name)
    } finally {
      process.chdir(here)
    }
  })

  it('is the same for every way Vite requests a file', () => {
    const name = scopedClassName('title', card)
    for (const query of ['?used', '?inline', '?used&t=123', '?'])
      expect(scopedClassName('title', card + query)).toBe(name)
  })

  it('differs by file and by class', () => {
    const names = [
      scopedClassName('title', card),
      scopedClassName('text', card),
      scopedClassName('title', card.replace('card.module', 'list.module')),
    ]
    expect(new Set(names).size).toBe(3)
  })

  it('ends alike in all classes of a file', () => {
    const end = (name: string) => scopedClassName(name, card).slice(name.length)
    expect(end('title')).toBe(end('text'))
  })

  it('differs for every two CSS modules of the repository', () => {
    const names = globSync('packages/*/src/**/*.module.css', { cwd: workspaceRoot }).map((file) =>
      scopedClassName('root', `${workspaceRoot}/${file}`),
    )
    expect(names.length).toBeGreaterThan(50)
    expect(new Set(names).size).toBe(names.length)
  })

  it('is a class name that CSS takes without escapes, and short', () => {
    for (const name of ['title', 'twoWords', 'a']) {
      expect(scopedClassName(name, card)).toMatch(/^[a-zA-Z][\w-]*$/)
      expect(scopedClassName(name, card).length).toBe(name.length + 4)
    }
  })
})

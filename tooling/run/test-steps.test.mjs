import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testSteps } from './test-steps.mjs'
import { root } from './workspace.mjs'

const names = testSteps.map(({ name }) => name)

test('the service runs every step, and no other', () => {
  const workflow = readFileSync(join(root, '.github/workflows/gate.yml'), 'utf8')
  const run = [...workflow.matchAll(/npm test -- --only=([a-z,-]+)/g)].flatMap(([, list]) => list.split(','))
  expect(new Set(run)).toEqual(new Set(names))
})

test('a step waits for one that starts before it', () => {
  const waiting = testSteps.filter(({ after }) => after)
  expect(waiting.length).toBeGreaterThan(0)
  for (const { name, after } of waiting) expect(names.indexOf(after), name).toBeLessThan(names.indexOf(name))
  for (const { after } of waiting) expect(names).toContain(after)
})

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

test('a release follows the gate, with proof of where it comes from, by commands that there are', () => {
  const read = (name) => readFileSync(join(root, `.github/workflows/${name}.yml`), 'utf8')
  const [, gate] = /^name: (.+)$/m.exec(read('gate'))
  const release = read('release')
  expect(release).toContain(`workflows: [${gate}]`)
  expect(release).toContain("workflow_run.conclusion == 'success'")
  expect(release).toContain('id-token: write')
  expect(release).toContain("NPM_CONFIG_PROVENANCE: 'true'")
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const run = [...release.matchAll(/npm run ([a-z-]+)/g)].map(([, name]) => name)
  expect(run).toEqual(['changeset', 'release'])
  for (const name of run) expect(Object.keys(scripts)).toContain(name)
})

test('a step waits for one that starts before it', () => {
  const waiting = testSteps.filter(({ after }) => after)
  expect(waiting.length).toBeGreaterThan(0)
  for (const { name, after } of waiting) expect(names.indexOf(after), name).toBeLessThan(names.indexOf(name))
  for (const { after } of waiting) expect(names).toContain(after)
})

import { expect, test } from 'vitest'
import { runSteps } from './run-steps.mjs'
import { countOne } from './step-counts.mjs'

/** Steps that end when they are told to; `log` says what began and ended. */
function steps(...given) {
  const log = []
  const ends = new Map()
  const all = given.map(([name, settings]) => ({
    name,
    ...settings,
    run: () => {
      log.push(`+${name}`)
      return new Promise((done) => ends.set(name, (ok = true) => done({ counts: countOne(ok), output: '' })))
    },
  }))
  const run = runSteps(all, ({ name }, { counts }) => log.push(`${counts.failed ? '✗' : '✓'}${name}`), 3)
  return {
    run,
    log,
    /** Ends a step and lets the run go on. */
    async end(name, ok) {
      ends.get(name)(ok)
      await new Promise((done) => setImmediate(done))
    },
  }
}

test('steps start in their order, as many as fit beside each other', async () => {
  const { run, log, end } = steps(['a'], ['b'], ['c', { load: 2 }], ['d'])
  expect(log).toEqual(['+a', '+b'])
  await end('b')
  expect(log.splice(0)).toEqual(['+a', '+b', '✓b', '+c'])
  await end('a')
  expect(log.splice(0)).toEqual(['✓a', '+d'])
  await end('c')
  await end('d')
  expect([...(await run).keys()]).toEqual(['b', 'a', 'c', 'd'])
})

test('a step waits for the one that it needs, and lets others pass', async () => {
  const { run, log, end } = steps(['build'], ['sizes', { after: 'build' }], ['lint'])
  expect(log).toEqual(['+build', '+lint'])
  await end('build')
  expect(log).toEqual(['+build', '+lint', '✓build', '+sizes'])
  await end('lint')
  await end('sizes')
  expect((await run).get('sizes').passed).toBe(1)
})

test('a failing step does not end the run, and fails what needs it', async () => {
  const { run, log, end } = steps(['build'], ['sizes', { after: 'build' }], ['lint'])
  await end('build', false)
  expect(log).toEqual(['+build', '+lint', '✗build', '✗sizes'])
  await end('lint')
  expect((await run).get('lint').passed).toBe(1)
  expect((await run).get('sizes').failed).toBe(1)
})

test('a step that needs one that was not chosen runs', async () => {
  const { run, log, end } = steps(['sizes', { after: 'build' }])
  expect(log).toEqual(['+sizes'])
  await end('sizes')
  await run
})

test('a step with more load than there is runs alone', async () => {
  const { run, log, end } = steps(['a'], ['huge', { load: 9 }], ['b'])
  expect(log).toEqual(['+a'])
  await end('a')
  expect(log.splice(0)).toEqual(['+a', '✓a', '+huge'])
  await end('huge')
  expect(log.splice(0)).toEqual(['✓huge', '+b'])
  await end('b')
  await run
})

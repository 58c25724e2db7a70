import { expect, it } from 'vitest'
import { repositoryAddress } from './repository-address.mjs'

const address = 'git+https://git.example/alder/camping.git'

it('is the one of the job that publishes, before the one that was cloned', () => {
  const job = { GITHUB_SERVER_URL: 'https://git.example', GITHUB_REPOSITORY: 'alder/camping' }
  expect(repositoryAddress(job, '')).toBe(address)
  expect(repositoryAddress(job, 'https://elsewhere.example/a/b.git')).toBe(address)
})

it.each([
  'https://git.example/alder/camping.git\n',
  'https://git.example/alder/camping',
  'https://robin:secret@git.example/alder/camping.git',
  'git@git.example:alder/camping.git',
  'ssh://git@git.example:22/alder/camping.git',
])('is read from the remote %s', (origin) => expect(repositoryAddress({}, origin)).toBe(address))

it.each(['', '/work/main', '../camping', 'file:///work/main'])(
  'is not known from %j, and half of a job names none',
  (origin) => {
    expect(repositoryAddress({}, origin)).toBeUndefined()
    expect(repositoryAddress({ GITHUB_SERVER_URL: 'https://git.example' }, origin)).toBeUndefined()
  },
)

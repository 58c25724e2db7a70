import { describe, expect, it } from 'vitest'
import { verdictOfError } from './verdict-of-error.ts'

describe('verdictOfError', () => {
  it('lets the page be shown when nothing failed', () => {
    expect(verdictOfError(undefined, '/uk/x')).toEqual({ kind: 'allow' })
  })

  it.each([
    [404, 404],
    [410, 410],
    [400, 404],
    [500, 503],
    [503, 503],
    [429, 503],
    [0, 503],
  ])('an answer %i of the API is a page with %i', (status, page) => {
    expect(verdictOfError({ status }, '/uk/x')).toEqual({
      kind: 'fail',
      status: page,
      message: page === 503 ? '' : 'Page Not Found: /uk/x',
    })
  })

  it('treats other errors as server failures', () => {
    expect(verdictOfError(new Error('no'), '/uk/x')).toMatchObject({ kind: 'fail', status: 503 })
  })
})

import { describe, expect, it, vi } from 'vitest'
import { putTexts } from './put-texts.ts'

const loud = (text: string) => text.toUpperCase()

describe('putTexts', () => {
  it('puts what is read, wherever it stands, and leaves what is not', () => {
    const sample = {
      name: 'Camping Bella Riva',
      href: '#bella',
      kind: 'primary',
      badges: [{ icon: 'check', text: 'free' }],
      field: { name: 'query', value: 'lake-garda' },
      labels: { page: (page: number) => `page ${page}` },
      day: new Date(0),
    }
    const put = putTexts(sample, loud)
    expect(put).toMatchObject({
      name: 'CAMPING BELLA RIVA',
      href: '#bella',
      kind: 'primary',
      badges: [{ icon: 'check', text: 'FREE' }],
      field: { name: 'query', value: 'lake-garda' },
      day: sample.day,
    })
    expect(put.labels.page(3)).toBe('PAGE 3')
  })

  it('puts elements with their props and children', () => {
    const put = putTexts(
      <p title="new" id="p">
        from <b>{3}</b> nights
      </p>,
      loud,
    )
    expect(put).toMatchObject({ props: { title: 'NEW', id: 'p' } })
    expect(JSON.stringify(put)).toContain('FROM ')
    expect(JSON.stringify(put)).toContain(' NIGHTS')
  })

  it('still calls what a story listens with', () => {
    const onSelect = vi.fn<(id: string) => void>()
    putTexts({ onSelect }, loud).onSelect('lake')
    expect(onSelect).toHaveBeenCalledWith('lake')
  })
})

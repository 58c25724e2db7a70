import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { renderIntoPage } from '../testing/render-into-page.ts'
import { pageWindow } from './page-window.ts'
import { Pagination } from './pagination.tsx'

const labels = { nav: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` }

function links(page: number, pageCount: number) {
  const html = renderToStaticMarkup(
    <Pagination page={page} pageCount={pageCount} hrefFor={(n) => `/search?page=${n}`} labels={labels} />,
  )
  const place = document.createElement('div')
  place.innerHTML = html
  return [...place.querySelectorAll('a')]
}

describe('Pagination', () => {
  it('is made of real links and marks the current page', () => {
    const all = links(2, 3)
    expect(all.map((link) => link.getAttribute('href'))).toEqual([
      '/search?page=1',
      '/search?page=1',
      '/search?page=2',
      '/search?page=3',
      '/search?page=3',
    ])
    expect(
      all.filter((link) => link.getAttribute('aria-current') === 'page').map((a) => a.textContent),
    ).toEqual(['2'])
    expect(all[0]!.getAttribute('rel')).toBe('prev')
    expect(all.at(-1)!.getAttribute('rel')).toBe('next')
  })
  it('has no step before the first and after the last page', () => {
    expect(links(1, 3).some((link) => link.rel === 'prev')).toBe(false)
    expect(links(3, 3).some((link) => link.rel === 'next')).toBe(false)
  })
  it('renders nothing for one page', () => {
    expect(links(1, 1)).toEqual([])
  })
  it('is made of buttons where pages have no address', () => {
    const chosen: number[] = []
    const page = renderIntoPage(
      <Pagination page={1} pageCount={2} onChoose={(number) => chosen.push(number)} labels={labels} />,
    )
    expect(page.all('a')).toEqual([])
    expect(page.all('[aria-current=page]').map((one) => one.textContent)).toEqual(['1'])
    for (const button of page.all('button')) page.click(button)
    expect(chosen).toEqual([1, 2, 2])
  })
})

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 13, [1, 2, 3, 4, 'gap', 13]],
    [3, 13, [1, 2, 3, 4, 'gap', 13]],
    [4, 13, [1, 2, 3, 4, 5, 'gap', 13]],
    [7, 13, [1, 'gap', 6, 7, 8, 'gap', 13]],
    [13, 13, [1, 'gap', 10, 11, 12, 13]],
  ] as const)('page %i of %i', (page, count, expected) => {
    expect(pageWindow(page, count)).toEqual(expected)
  })
})

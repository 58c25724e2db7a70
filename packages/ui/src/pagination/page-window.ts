/** Page numbers to offer: first, last and the neighbours of `page`; 'gap' where pages are left out. */
export function pageWindow(page: number, pageCount: number): (number | 'gap')[] {
  const candidates = [1, page - 1, page, page + 1, pageCount]
  if (page <= 3) candidates.push(2, 3, 4)
  if (page >= pageCount - 2) candidates.push(pageCount - 1, pageCount - 2, pageCount - 3)
  const pages = [...new Set(candidates)].filter((n) => n >= 1 && n <= pageCount).sort((a, b) => a - b)
  return pages.flatMap((n, i) => {
    const before = pages[i - 1] ?? 0
    if (n - before === 2) return [n - 1, n]
    return n - before > 2 ? ['gap' as const, n] : [n]
  })
}

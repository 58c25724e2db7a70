import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture, type PictureProps, type PictureSource } from './picture.tsx'

const wide: PictureSource = (width, format) => `/wide-${width}.${format ?? 'webp'}`
const upright: PictureSource = (width, format) => `/upright-${width}.${format ?? 'webp'}`

function rendered(props: Partial<PictureProps> = {}): Document {
  const markup = renderToString(
    <Picture
      src={wide}
      alt="A lake"
      width={400}
      height={300}
      widths={[320, 480, 828]}
      sizes="50vw"
      {...props}
    />,
  )
  return new DOMParser().parseFromString(markup, 'text/html')
}

test('offers webp in every width, and one jpeg to browsers without', () => {
  const page = rendered()
  const source = page.querySelector('picture > source')
  expect(source?.getAttribute('type')).toBe('image/webp')
  expect(source?.getAttribute('srcset')).toBe('/wide-320.webp 320w, /wide-480.webp 480w, /wide-828.webp 828w')
  expect(source?.getAttribute('sizes')).toBe('50vw')
  const img = page.querySelector('picture > img')
  expect(img?.getAttribute('src')).toBe('/wide-480.jpeg')
  expect(img?.getAttribute('alt')).toBe('A lake')
})

test('waits until it is near the screen, and is not announced', () => {
  const page = rendered()
  expect(page.querySelector('img')?.getAttribute('loading')).toBe('lazy')
  expect(page.querySelector('img')?.hasAttribute('fetchpriority')).toBe(false)
  expect(page.querySelector('link')).toBeNull()
})

test('the first picture of a page is announced before the markup, with high priority', () => {
  const page = rendered({ priority: true })
  const links = [...page.querySelectorAll('link[rel=preload]')]
  expect(links).toHaveLength(1)
  const [link] = links
  expect(link?.getAttribute('imagesrcset')).toBe(page.querySelector('source')?.getAttribute('srcset'))
  expect(link?.getAttribute('imagesizes')).toBe('50vw')
  expect(link?.getAttribute('type')).toBe('image/avif')
  expect([...page.querySelectorAll('source')].map((one) => one.type)).toEqual(['image/avif', 'image/webp'])
  expect(link?.getAttribute('fetchpriority')).toBe('high')
  expect(link?.hasAttribute('href')).toBe(false)
  expect(page.querySelector('img')?.getAttribute('loading')).toBe('eager')
  expect(page.querySelector('img')?.getAttribute('fetchpriority')).toBe('high')
})

test('a phone gets its own crop, and announces that one alone', () => {
  const page = rendered({ narrow: upright, priority: true })
  const pairs = (selector: string, set: string) =>
    [...page.querySelectorAll(selector)].map((one) => [
      one.getAttribute('media'),
      one.getAttribute(set)?.slice(0, 6),
    ])
  const expected = [
    ['(min-width: 768px)', '/wide-'],
    ['(max-width: 767.98px)', '/uprig'],
  ]
  expect(pairs('source[type="image/avif"]', 'srcset')).toEqual(expected)
  expect(pairs('source[type="image/webp"]', 'srcset')).toEqual(expected)
  expect(pairs('link[rel=preload]', 'imagesrcset')).toEqual(expected)
})

test('until it arrives its colours fill the box, without a further element', () => {
  const page = rendered({ placeholder: '8bcdec795' })
  const box = page.querySelector('span')
  expect(box?.getAttribute('style')).toBe('background:linear-gradient(#8bc,#dec,#795)')
  expect(page.querySelectorAll('img')).toHaveLength(1)
  expect(rendered().querySelector('span')?.hasAttribute('style')).toBe(false)
})

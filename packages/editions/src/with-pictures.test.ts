import { expect, it } from 'vitest'
import { withPictures } from './with-pictures.ts'
import type { Campaign } from './campaigns.ts'
import type { AppConfig } from './define-app.ts'

const built = { 'lake.jpg': { id: '/_app/pond/assets/lake-0a1b2c3d', placeholder: '9cbaba7a5' } }
const config = (change: Partial<AppConfig>) => change as AppConfig

it('gives files the addresses of the build', () => {
  const alt = { nl: 'Een meer' }
  expect(
    withPictures(
      config({
        pictures: { home: { file: 'lake.jpg' } },
        homeSections: [{ section: 'text', picture: { file: 'lake.jpg', alt } }, { section: 'funnels' }],
        campaigns: [{ picture: { file: 'lake.jpg', alt } } as Campaign],
      }),
      built,
    ),
  ).toEqual({
    pictures: { home: { ...built['lake.jpg'], alt: '' } },
    homeSections: [
      { section: 'text', picture: { file: '/_app/pond/assets/lake-0a1b2c3d', alt } },
      { section: 'funnels' },
    ],
    campaigns: [{ picture: { file: '/_app/pond/assets/lake-0a1b2c3d', alt } }],
  })
})

it('leaves pictures of the service, and an app without any, as they are', () => {
  const home = { id: 'hero-sea-summer-morning-3', alt: '', placeholder: '9cbaba7a5' } as const
  expect(withPictures(config({ pictures: { home } }), built)).toEqual({ pictures: { home } })
  expect(withPictures(config({ displayName: 'Pond' }), {})).toEqual({ displayName: 'Pond' })
})

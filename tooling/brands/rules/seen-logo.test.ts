import { expect, it } from 'vitest'
import type { BrandApp } from '../brand-app.ts'
import { drawnLogo } from '../drawn-logo.ts'
import { brandsWith, findingsOf, soundBrands, type Broken } from '../testing/sound-brands.ts'
import { seenLogo } from './seen-logo.ts'

const drawing = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">${inner}<path d="M0 0h36v36H0Z"/></svg>`
const fill = (colour: string) => drawing(`<style>path{fill:${colour}}</style>`)
const file = (name: string, svg: string) => ({ name, bytes: svg.length, svg })

async function found(logo: string, dark?: string): Promise<string[]> {
  const broken: Broken = {
    config: { logo: { file: 'logo.svg', width: 34, ...(dark !== undefined && { dark: 'dark.svg' }) } },
    files: [file('logo.svg', logo), ...(dark === undefined ? [] : [file('dark.svg', dark)])],
  }
  const { config, files } = brandsWith(broken).apps[1] as BrandApp
  return findingsOf(seenLogo, { ...broken, drawn: await drawnLogo(config.logo, files) })
}

it('leaves sound brands alone', () => expect(seenLogo(soundBrands)).toEqual([]))

it('leaves a logo alone that is seen in light and dark, by a colour between, a media query or a second file', async () => {
  expect(await found(fill('#E0503F'))).toEqual([])
  const query = '@media (prefers-color-scheme:dark){path{fill:#BFE3D0}}'
  expect(await found(drawing(`<style>path{fill:#0B4F3C}${query}</style>`))).toEqual([])
  expect(await found(fill('#0B4F3C'), fill('#BFE3D0'))).toEqual([])
})

it('reports a logo that vanishes on dark headers, and the remedy', async () => {
  expect(await found(fill('#0B4F3C'))).toEqual([
    expect.stringMatching(
      /^apps\/pond\/app\.config\.ts \| logo\.file \| logo\.svg is hardly seen on dark headers \(#\w{6}\): 0 % of it stands out, .* dark: 'logo-dark\.svg'/,
    ),
  ])
})

it('reports a dark form that is as dark, and a pale logo on light headers', async () => {
  expect((await found(fill('#0B4F3C'), fill('#0B4F3C')))[0]).toContain('logo.dark | dark.svg is hardly seen')
  expect(await found(fill('#FFF6C9'))).toEqual([
    expect.stringMatching(/logo\.file \| logo\.svg is hardly seen on light headers .* darker colours/),
  ])
})

it('leaves a file that cannot be drawn to another rule', async () => {
  expect(await found('<svg')).toEqual([])
})

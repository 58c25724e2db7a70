import type { PictureSeason, PictureTime } from './picture-id.ts'

export interface Light {
  /** Top, middle and horizon of the sky. */
  sky: readonly [string, string, string]
  sun: string
  /** Colour of the haze in the distance. */
  haze: string
  /** Colour of the far hills before haze. */
  hill: string
  water: readonly [far: string, near: string]
  /** Colour of the scene's light. */
  key: string
  /** Mixed into all colours: colour and share. */
  tint: string
  tintShare: number
  /** Cloud colour. */
  cloud: string
}

export const lights: Record<PictureTime, readonly Light[]> = {
  morning: [
    {
      sky: ['#86b6c4', '#cfe1d6', '#fde7c3'],
      sun: '#fff4d8',
      haze: '#f4e4cb',
      hill: '#5f8a8b',
      water: ['#f3e6cb', '#7db3b4'],
      key: '#fff2dc',
      tint: '#f8d9ae',
      tintShare: 0.1,
      cloud: '#fff5e3',
    },
    {
      sky: ['#9db8d4', '#e6d5da', '#fddcc2'],
      sun: '#fff0dc',
      haze: '#f3d9cd',
      hill: '#75809f',
      water: ['#f6dccb', '#8fa9c2'],
      key: '#ffece4',
      tint: '#f6cdb6',
      tintShare: 0.12,
      cloud: '#fff1ea',
    },
    {
      sky: ['#74aeb0', '#c4dfc9', '#f8f0cd'],
      sun: '#fffbe2',
      haze: '#e8ecd0',
      hill: '#4f8577',
      water: ['#e9efd2', '#6aa9a0'],
      key: '#fdf8dc',
      tint: '#f0e6b4',
      tintShare: 0.1,
      cloud: '#fbf8e6',
    },
  ],
  day: [
    {
      sky: ['#2f86b5', '#7cc0d8', '#d8efe8'],
      sun: '#fffbe6',
      haze: '#cfe6e6',
      hill: '#4d8a93',
      water: ['#8fd0d6', '#2b86a6'],
      key: '#ffffff',
      tint: '#ffffff',
      tintShare: 0,
      cloud: '#ffffff',
    },
    {
      sky: ['#3b93b0', '#9fd2cf', '#f7efd2'],
      sun: '#fff7d6',
      haze: '#e4ead6',
      hill: '#4b8a86',
      water: ['#a8dbd0', '#2f8f9c'],
      key: '#fffaea',
      tint: '#fff3cf',
      tintShare: 0.04,
      cloud: '#fffaf0',
    },
    {
      sky: ['#eecf93', '#f6e2b8', '#fcf3dc'],
      sun: '#fffaf0',
      haze: '#f4e6c6',
      hill: '#3f8285',
      water: ['#cfe3cf', '#3d8f93'],
      key: '#fff3da',
      tint: '#ffedc4',
      tintShare: 0.06,
      cloud: '#fffaf0',
    },
    {
      sky: ['#4c9fc0', '#a9d6e3', '#f3f3e4'],
      sun: '#ffffff',
      haze: '#dcebea',
      hill: '#5b8fa8',
      water: ['#b5dfe4', '#3a8fb8'],
      key: '#ffffff',
      tint: '#ffffff',
      tintShare: 0,
      cloud: '#ffffff',
    },
  ],
  dusk: [
    {
      sky: ['#3a3c70', '#c7627c', '#fbb76c'],
      sun: '#ffe6a6',
      haze: '#e99c7e',
      hill: '#5a4a7c',
      water: ['#f5a878', '#5a4a7e'],
      key: '#e0a2a0',
      tint: '#5a2f5e',
      tintShare: 0.14,
      cloud: '#f28f7c',
    },
    {
      sky: ['#214c6b', '#d88667', '#fdcb7d'],
      sun: '#ffeeb8',
      haze: '#eeb083',
      hill: '#3f5878',
      water: ['#f8c285', '#35597a'],
      key: '#d9a894',
      tint: '#3c3358',
      tintShare: 0.14,
      cloud: '#f6b184',
    },
    {
      sky: ['#553f73', '#e9826c', '#ffd48f'],
      sun: '#fff0bf',
      haze: '#f3ab86',
      hill: '#71507f',
      water: ['#fbbd86', '#6b4a7b'],
      key: '#e6a896',
      tint: '#5d3057',
      tintShare: 0.13,
      cloud: '#ffb592',
    },
    {
      sky: ['#235866', '#86b3a1', '#fbce8a'],
      sun: '#fff3c4',
      haze: '#e3c593',
      hill: '#386b74',
      water: ['#f1cf96', '#2c6a76'],
      key: '#d8c09c',
      tint: '#2c4152',
      tintShare: 0.14,
      cloud: '#f7dca8',
    },
  ],
  night: [
    {
      sky: ['#0a1a33', '#17375d', '#3c6b89'],
      sun: '#fdf3d0',
      haze: '#34607f',
      hill: '#1b3f60',
      water: ['#4a7a94', '#0f2a47'],
      key: '#5d7fae',
      tint: '#0d2240',
      tintShare: 0.3,
      cloud: '#2c5275',
    },
    {
      sky: ['#131335', '#2c2b60', '#66538a'],
      sun: '#fff0dc',
      haze: '#574a80',
      hill: '#33305f',
      water: ['#75629a', '#1d1d46'],
      key: '#7672b4',
      tint: '#191a44',
      tintShare: 0.28,
      cloud: '#4a4078',
    },
    {
      sky: ['#06222e', '#0f414e', '#3a7d7a'],
      sun: '#fbf6d4',
      haze: '#2f6a6b',
      hill: '#15505a',
      water: ['#4f908a', '#0a323e'],
      key: '#56928f',
      tint: '#0a2c38',
      tintShare: 0.28,
      cloud: '#22585f',
    },
  ],
}

export interface Growth {
  /** Leaves from light to dark. */
  leaves: readonly [string, string, string]
  conifer: string
  grass: readonly [string, string]
  /** Fields in the distance. */
  fields: readonly string[]
  snow: boolean
}

export const growths: Record<PictureSeason, readonly Growth[]> = {
  spring: [
    {
      leaves: ['#a9cb5f', '#79ad52', '#4b8750'],
      conifer: '#2f6b57',
      grass: ['#a9cc66', '#6fa655'],
      fields: ['#e6d75a', '#b6cf6a', '#8fbf6c', '#d9d98a'],
      snow: false,
    },
    {
      leaves: ['#f0b8bd', '#8fbb5c', '#56904f'],
      conifer: '#35705a',
      grass: ['#b5d076', '#79ab5b'],
      fields: ['#efe07a', '#a8ca6c', '#c7d986'],
      snow: false,
    },
  ],
  summer: [
    {
      leaves: ['#86ae4e', '#4f8f4b', '#2b6a48'],
      conifer: '#1f5848',
      grass: ['#9dbb58', '#5f9450'],
      fields: ['#e4c35c', '#b9b956', '#84a852', '#d8b24e'],
      snow: false,
    },
    {
      leaves: ['#7fae62', '#3f8560', '#1f5f55'],
      conifer: '#184f4a',
      grass: ['#8fb866', '#4f8f5c'],
      fields: ['#ecd07a', '#9fba5f', '#6f9f5c'],
      snow: false,
    },
    {
      leaves: ['#a3ad4b', '#6d8f42', '#3d6b3f'],
      conifer: '#2d5a40',
      grass: ['#c3b95e', '#8a9a4c'],
      fields: ['#e8bf5a', '#c9a548', '#9da350', '#7d9a4f'],
      snow: false,
    },
  ],
  autumn: [
    {
      leaves: ['#eba53e', '#d06f33', '#98492f'],
      conifer: '#37614c',
      grass: ['#c9b25a', '#93954c'],
      fields: ['#cf9c4b', '#b98343', '#a9a253', '#7f6b3f'],
      snow: false,
    },
    {
      leaves: ['#e2bf50', '#bd7d33', '#7c5a2f'],
      conifer: '#2e584a',
      grass: ['#b9b060', '#868f50'],
      fields: ['#d8b060', '#a78a4a', '#8f9a55'],
      snow: false,
    },
  ],
  winter: [
    {
      leaves: ['#dfeaea', '#9db7b5', '#64888a'],
      conifer: '#2c5658',
      grass: ['#f3f7f6', '#c9dadd'],
      fields: ['#e9f1f1', '#d6e4e6', '#c3d6da'],
      snow: true,
    },
  ],
}

/** Colours of canvas, paint and cloth. */
export const accents = [
  '#e4572e',
  '#f2a93b',
  '#2a7f86',
  '#d9415d',
  '#f0e3c0',
  '#3e6fa3',
  '#e98b5c',
  '#6a9b5e',
  '#b5483f',
  '#f4c95d',
] as const

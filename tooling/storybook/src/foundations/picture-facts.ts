/// <reference types="vite/client" />

const [source = ''] = Object.values(
  import.meta.glob<string>('../../../../packages/ui/src/picture/picture.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)

/** Forms of a picture's box, as the type of `ratio` names them. */
export const pictureRatios: readonly string[] = [
  ...(/\bratio\?: ([^\n]+)/.exec(source)?.[1] ?? '').matchAll(/'([\d:]+)'/g),
].map(([, ratio = '']) => ratio)

/** Widths in which every picture can be had, px, as `PictureWidth` names them. */
export const pictureWidths: readonly number[] = (/\bPictureWidth = ([\d |]+)/.exec(source)?.[1] ?? '')
  .split('|')
  .map(Number)

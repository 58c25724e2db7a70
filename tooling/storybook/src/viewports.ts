/** Sizes of screens in the toolbar, px: those of the pictures, and a wide desktop. */
const sizes = [
  [360, 740],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const

/** The name of a size in Storybook's globals. */
export const viewportName = (width: number): string => `width${width}`

export const viewports = Object.fromEntries(
  sizes.map(([width, height]) => [
    viewportName(width),
    { name: `${width} px`, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
)

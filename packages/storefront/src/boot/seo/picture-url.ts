/** Absolute address of a picture for link previews: 1200 by 630, JPEG, which every crawler supports. */
export function pictureUrl(origin: string, imageId: string): string {
  // The build made it of an app's file.
  if (imageId.startsWith('/')) return `${origin}${imageId}-1200x630.jpeg`
  return `${origin}/images/${encodeURIComponent(imageId)}?w=1200&h=630&f=jpeg`
}

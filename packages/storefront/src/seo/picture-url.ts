/** Absolute address of a picture as link previews want it: 1200 by 630, JPEG, which every robot reads. */
export function pictureUrl(origin: string, imageId: string): string {
  return `${origin}/images/${encodeURIComponent(imageId)}?w=1200&h=630&f=jpeg`
}

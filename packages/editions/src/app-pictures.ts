import type { AppText } from './app-link.ts'

/** A picture of the image service: its id, and its placeholder of nine digits. */
export interface ServicePicture {
  readonly id: string
  readonly alt: ''
  readonly placeholder: string
}

/** A picture in `pictures/` of the app's folder, from which the build makes all sizes (docs/how-to/add-a-picture.md). */
export interface PictureFile {
  /** The file's name, such as `lake.jpg`. */
  readonly file: string
}

/** A picture beside words, for visitors who see it and for those who do not. */
export interface DescribedPicture extends PictureFile {
  /** What it shows. */
  readonly alt: AppText
}

/** What the build made of a file: the beginning of the addresses of its sizes, and the colours that wait in its place. */
interface BuiltPicture {
  readonly id: string
  readonly placeholder: string
}

/** An app's pictures by file name. */
export type BuiltPictures = Readonly<Partial<Record<string, BuiltPicture>>>

/** Whether a picture is a file of the app. */
export const isPictureFile = (picture: ServicePicture | PictureFile): picture is PictureFile =>
  'file' in picture

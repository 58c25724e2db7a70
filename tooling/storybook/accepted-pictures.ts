import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { comparePictures, isMadeFrom, pack, tolerated } from './compare-pictures.ts'
import { variantName, usualVariant, type StoryVariant } from './story-variants.ts'

/** A picture that differs from its accepted one. */
export interface ChangedPicture {
  /** `alder-light-360/base-button/primary`: the id for `npm run stories -- --accept`. */
  readonly id: string
  /**
   * `new`: no accepted picture; `first`: none of the whole brand, which is not a failure; `gone`: its story no longer
   * exists.
   */
  readonly kind: 'changed' | 'new' | 'first' | 'gone'
  /** Pixels; 0 unless changed. */
  readonly different: number
}

/** Name of the picture of a story in a variant: a folder per component. */
export const pictureId = ({ story, variant }: StoryVariant): string =>
  `${variantName(variant)}/${story.replace('--', '/')}`

const isOfBrand = (variant: string, brand: string) => /^(.+)-(?:light|dark)-/.exec(variant)?.[1] === brand

/**
 * The accepted pictures of stories in one folder, and the differences of a run in another, as `<id>.after.webp` and
 * `<id>.difference.png`.
 */
export class AcceptedPictures {
  readonly #accepted: string
  readonly #found: string

  constructor(folders: { accepted: string; found: string }) {
    this.#accepted = folders.accepted
    this.#found = folders.found
  }

  /** Paths of the pictures of an id. */
  files(id: string) {
    return {
      before: join(this.#accepted, `${id}.webp`),
      after: join(this.#found, `${id}.after.webp`),
      difference: join(this.#found, `${id}.difference.png`),
    }
  }

  /** The accepted pictures of some ids; none for an id without one. */
  acceptedFiles(ids: readonly string[]): Buffer[] {
    return ids
      .map((id) => this.files(id).before)
      .filter(existsSync)
      .map((path) => readFileSync(path))
  }

  /** Deletes the findings of an earlier run. */
  begin(): void {
    rmSync(this.#found, { recursive: true, force: true })
  }

  /** Compares a picture with the accepted one, and stores it for review when it differs. */
  async check(seen: StoryVariant & { readonly picture: Buffer }): Promise<ChangedPicture | undefined> {
    const id = pictureId(seen)
    const { before, after, difference } = this.files(id)
    const known = existsSync(before) ? readFileSync(before) : undefined
    if (known && isMadeFrom(known, seen.picture)) return undefined
    const packed = await pack(seen.picture)
    const comparison = known && (await comparePictures(known, packed))
    if (comparison && comparison.different <= tolerated) return undefined
    mkdirSync(dirname(after), { recursive: true })
    writeFileSync(after, packed)
    if (!comparison) return { id, kind: this.#knows(seen.variant.brand) ? 'new' : 'first', different: 0 }
    writeFileSync(difference, await comparison.picture())
    return { id, kind: 'changed', different: comparison.different }
  }

  /** Accepted pictures without a story. */
  gone(ids: ReadonlySet<string>): ChangedPicture[] {
    return this.accepted()
      .filter((id) => !ids.has(id))
      .map((id) => ({ id, kind: 'gone', different: 0 }))
  }

  /** A brand without any accepted picture has never been reviewed: all of its pictures are `first`. */
  #knows(brand: string): boolean {
    if (brand === usualVariant.brand) return true
    return (
      existsSync(this.#accepted) && readdirSync(this.#accepted).some((variant) => isOfBrand(variant, brand))
    )
  }

  /** Ids of all accepted pictures. */
  accepted(): string[] {
    if (!existsSync(this.#accepted)) return []
    return readdirSync(this.#accepted, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.webp'))
      .map((file) => file.slice(0, -'.webp'.length).replaceAll('\\', '/'))
      .sort()
  }

  /** Accepts the findings. */
  accept({ id, kind }: ChangedPicture): void {
    const { before, after } = this.files(id)
    if (kind === 'gone') return rmSync(before)
    mkdirSync(dirname(before), { recursive: true })
    return writeFileSync(before, readFileSync(after))
  }
}

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { comparePictures, pack, tolerated } from './compare-pictures.ts'
import { lookName, usualLook, type StoryLook } from './story-looks.ts'

/** A picture that is not as it was accepted. */
export interface ChangedPicture {
  /** `alder-light-360/base-button/primary`: names it to `npm run stories -- --accept`. */
  readonly id: string
  /** `new`: there is none yet; `first`: its brand has none at all yet, which is no failure; `gone`: its story is no more. */
  readonly kind: 'changed' | 'new' | 'first' | 'gone'
  /** Pixels; 0 unless changed. */
  readonly different: number
}

/** Name of the picture of a story in a look: a folder for each component. */
export const pictureId = ({ story, look }: StoryLook): string =>
  `${lookName(look)}/${story.replace('--', '/')}`

const isOfBrand = (look: string, brand: string) => /^(.+)-(?:light|dark)-/.exec(look)?.[1] === brand

/**
 * The accepted pictures of stories in one folder, and what a run has found different in another: there lie `<id>.after.webp`,
 * and `<id>.difference.png` beside it.
 */
export class KeptPictures {
  readonly #accepted: string
  readonly #found: string

  constructor(folders: { accepted: string; found: string }) {
    this.#accepted = folders.accepted
    this.#found = folders.found
  }

  /** Where the pictures of an id lie. */
  files(id: string) {
    return {
      before: join(this.#accepted, `${id}.webp`),
      after: join(this.#found, `${id}.after.webp`),
      difference: join(this.#found, `${id}.difference.png`),
    }
  }

  /** Forgets what an earlier run has found. */
  begin(): void {
    rmSync(this.#found, { recursive: true, force: true })
  }

  /** Compares a picture with the accepted one, and keeps it for review when it differs. */
  async check(seen: StoryLook & { readonly picture: Buffer }): Promise<ChangedPicture | undefined> {
    const id = pictureId(seen)
    const { before, after, difference } = this.files(id)
    const packed = await pack(seen.picture)
    const known = existsSync(before) ? readFileSync(before) : undefined
    if (known?.equals(packed)) return undefined
    const comparison = known && (await comparePictures(known, packed))
    if (comparison && comparison.different <= tolerated) return undefined
    mkdirSync(dirname(after), { recursive: true })
    writeFileSync(after, packed)
    if (!comparison) return { id, kind: this.#knows(seen.look.brand) ? 'new' : 'first', different: 0 }
    writeFileSync(difference, await comparison.picture())
    return { id, kind: 'changed', different: comparison.different }
  }

  /** Accepted pictures that belong to nothing any more. */
  gone(ids: ReadonlySet<string>): ChangedPicture[] {
    return this.accepted()
      .filter((id) => !ids.has(id))
      .map((id) => ({ id, kind: 'gone', different: 0 }))
  }

  /** Nobody has ever looked at a brand without any accepted picture: all of its pictures are the first. */
  #knows(brand: string): boolean {
    if (brand === usualLook.brand) return true
    return existsSync(this.#accepted) && readdirSync(this.#accepted).some((look) => isOfBrand(look, brand))
  }

  /** Ids of all accepted pictures. */
  accepted(): string[] {
    if (!existsSync(this.#accepted)) return []
    return readdirSync(this.#accepted, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.webp'))
      .map((file) => file.slice(0, -'.webp'.length).replaceAll('\\', '/'))
      .sort()
  }

  /** Makes what was found the accepted state. */
  accept({ id, kind }: ChangedPicture): void {
    const { before, after } = this.files(id)
    if (kind === 'gone') return rmSync(before)
    mkdirSync(dirname(before), { recursive: true })
    return writeFileSync(before, readFileSync(after))
  }
}

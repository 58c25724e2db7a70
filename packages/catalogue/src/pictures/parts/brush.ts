import { Prng } from '../../random/prng.ts'
import { darker, lighter, mix, multiply } from './colour.ts'
import { accents, growths, lights, type Growth, type Light } from './palettes.data.ts'
import type { PictureId } from './picture-id.ts'
import { pictureKinds, pictureSeasons, pictureTerrains, pictureTimes } from './picture-id.ts'

export const pictureWidth = 1600
export const pictureHeight = 1200

/** Short number for SVG text: tenths only where they are visible. */
export const n = (value: number): string =>
  String(Math.abs(value) < 20 ? Math.round(value * 10) / 10 : Math.round(value))

/** The tools of every drawing function: random numbers, colours in the scene's light, and the growing SVG. */
export class Brush {
  readonly prng: Prng
  readonly light: Light
  readonly growth: Growth
  readonly dark: boolean
  readonly glowing: boolean
  readonly id: PictureId
  private readonly stored = new Map<string, string[]>()
  private storedCount = 0
  private readonly glows = new Map<string, string>()
  private readonly definitions: string[] = []
  private readonly elements: string[] = []

  constructor(id: PictureId) {
    this.id = id
    this.prng = new Prng(
      id.number,
      pictureKinds.indexOf(id.kind),
      pictureTerrains.indexOf(id.terrain),
      pictureSeasons.indexOf(id.season) * 10 + pictureTimes.indexOf(id.time),
    )
    this.light = this.prng.pick(lights[id.time])
    this.growth = this.prng.pick(growths[id.season])
    this.dark = id.time === 'night'
    this.glowing = id.time === 'night' || id.time === 'dusk'
  }

  add(...svg: string[]): void {
    this.elements.push(...svg)
  }

  /** Current position in the drawing, for `name`. */
  mark(): number {
    return this.elements.length
  }

  /** Groups everything drawn since the mark under one name, for reuse with `<use>`. */
  name(mark: number, name: string): void {
    this.elements.push(`<g id="${name}">${this.elements.splice(mark).join('')}</g>`)
  }

  /** One of at most `variants` drawings of a kind, stored once and reused with `<use>`. */
  reuse(kind: string, variants: number, draw: () => string): string {
    const known = this.stored.get(kind) ?? []
    if (known.length < variants) {
      const id = `s${this.storedCount++}`
      this.definitions.push(`<g id="${id}">${draw()}</g>`)
      this.stored.set(kind, [...known, id])
      return `<use href="#${id}"/>`
    }
    return `<use href="#${this.prng.pick(known)}"/>`
  }

  /** Colour of an object in the light of the scene; depth 0 is near, 1 is lost in the haze. */
  lit(colour: string, depth = 0): string {
    const tinted = mix(multiply(colour, this.light.key), this.light.tint, this.light.tintShare)
    return depth > 0 ? mix(tinted, this.light.haze, depth) : tinted
  }

  /** Three tones of one object: lit side, body, shade. */
  tones(colour: string, depth = 0): readonly [string, string, string] {
    return [
      this.lit(lighter(colour, 0.22), depth),
      this.lit(colour, depth),
      this.lit(darker(colour, 0.26), depth),
    ]
  }

  accent(): string {
    return this.prng.pick(accents)
  }

  /** Vertical gradient over the object's box; returns its paint. */
  vertical(...stops: string[]): string {
    return this.gradient('<linearGradient id="%" x1="0" y1="0" x2="0" y2="1">', 'linearGradient', stops)
  }

  /** Round glow that fades out; returns its paint. */
  radial(colour: string, strength: number): string {
    const known = this.glows.get(colour + strength)
    if (known) return known
    const id = `g${this.definitions.length}`
    this.glows.set(colour + strength, `url(#${id})`)
    this.definitions.push(
      `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".45" stop-color="${colour}" stop-opacity="${n(strength * 0.35)}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    )
    return `url(#${id})`
  }

  /** Vertical fade of one colour from one opacity to another. */
  fade(colour: string, from: number, to: number): string {
    const id = `g${this.definitions.length}`
    this.definitions.push(
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity="${from}"/><stop offset="1" stop-color="${colour}" stop-opacity="${to}"/></linearGradient>`,
    )
    return `url(#${id})`
  }

  private gradient(open: string, tag: string, stops: string[]): string {
    const id = `g${this.definitions.length}`
    const body = stops
      .map((stop, i) => `<stop offset="${n(i / (stops.length - 1))}" stop-color="${stop}"/>`)
      .join('')
    this.definitions.push(`${open.replace('%', id)}${body}</${tag}>`)
    return `url(#${id})`
  }

  toSvg(): string {
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pictureWidth} ${pictureHeight}" width="${pictureWidth}" height="${pictureHeight}" stroke-linecap="round">` +
      `<defs>${this.definitions.join('')}</defs>${this.elements.join('')}</svg>`
    )
  }
}

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more ? ` ${more}` : ''}/>`
export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${radius ? ` rx="${n(radius)}"` : ''}/>`
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more ? ` ${more}` : ''}/>`
export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${more ? ` ${more}` : ''}/>`
/** Moves and scales objects that are drawn with their foot at (0, 0). */
export const at = (x: number, y: number, scale: number, svg: string, flip = false): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scale * (flip ? -1 : 1) * 1000) / 1000} ${Math.round(scale * 1000) / 1000})">${svg}</g>`

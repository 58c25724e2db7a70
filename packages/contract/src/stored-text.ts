import { z } from 'zod'
import { isStorable, readable, readableLine, withoutUnstorable } from './readable-text.ts'

/** The kinds of text in requests. The API's document contains the name as `x-text`. */
export type TextKind = 'line' | 'paragraphs' | 'typed' | 'secret' | 'code'
const kind = (name: TextKind) => ({ 'x-text': name })
const storable = z.string().refine(isStorable, 'Has signs that no text may hold')

/** A name, a street: one line, cleaned, of `min` to `max` UTF-16 units after that. */
export const line = (max: number, min = 1) =>
  storable.overwrite(readableLine).min(min).max(max).meta(kind('line'))

/** A longer text: cleaned, with its lines. */
export const paragraphs = (max: number, min = 0) =>
  storable.overwrite(readable).min(min).max(max).meta(kind('paragraphs'))

/** A field as typed: only its length is limited, and characters that cannot be stored are removed. */
export const typed = (max: number) => z.string().overwrite(withoutUnstorable).max(max).meta(kind('typed'))

/** Words of a search, which refuse nothing but length either. */
export const sought = (max: number, min = 0) =>
  z.string().overwrite(withoutUnstorable).trim().min(min).max(max).meta(kind('typed'))

/** A password: every character counts, however composed. It is compared and hashed, never stored. */
export const secret = (max: number, min = 1) =>
  storable
    .overwrite((text) => text.normalize('NFC'))
    .min(min)
    .max(max)
    .meta(kind('secret'))

/** A machine-readable word (a reference, a slug, a token): it must match its pattern, nothing is cleaned. */
export const code = (pattern: RegExp) => storable.regex(pattern).meta(kind('code'))

import type { MessageSet } from '@camping/editions/markets.ts'
import type { ColumnType } from 'kysely'

/**
 * How columns are read and written. Both drivers are configured alike: dates of stays are 'YYYY-MM-DD' strings,
 * moments are Date, int8 is number, ranges and bit strings are text.
 */

export type Localised = Record<MessageSet, string>
/** jsonb: read as a value, written as a JSON string (pg would turn an array into a PostgreSQL array). */
export type Json<T> = ColumnType<T, string, string>
/** jsonb with a default. */
export type DefaultedJson<T> = ColumnType<T, string | undefined, string>
export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>
/** timestamptz */
export type Moment = ColumnType<Date, Date | string, Date | string>
export type NullableMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
export type DefaultedMoment = ColumnType<Date, Date | string | undefined, Date | string>
export type GeneratedId = ColumnType<number, never, never>
export type Defaulted<T> = ColumnType<T, T | undefined, T>
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

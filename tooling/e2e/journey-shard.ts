/**
 * The files of one shard, `2/4` being the second of four; all of them without a shard. Each shard has a server and a database of its
 * own, and the project `database` looks into each when its journeys have ended: Playwright's own `--shard` would run every journey in
 * the shard that has that project, for it depends on the others.
 * @throws Error for anything but `i/n` with i from 1 to n
 */
export function journeysOfShard(files: readonly string[], shard: string | undefined): string[] {
  if (!shard) return [...files]
  const [, index, count] = (/^(\d{1,2})\/(\d{1,2})$/.exec(shard) ?? []).map(Number)
  if (!index || !count || index > count) throw new Error(`'${shard}' is no shard: it has the form 2/4`)
  return files.toSorted().filter((_, at) => at % count === index - 1)
}

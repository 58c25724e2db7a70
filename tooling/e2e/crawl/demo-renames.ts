import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { databaseFolderIn } from '../database-folder-in.ts'

export interface DemoRenames {
  /** A site that is no longer offered. */
  readonly withdrawn: { readonly slug: string; readonly name: string }
  /** A former slug and the present one. */
  readonly renamed: { readonly former: string; readonly slug: string }
}

/** Looks into a data folder that no server has open: nothing on the site leads to what is gone. */
export async function demoRenames(dataFolder: string): Promise<DemoRenames> {
  const database = await PGlite.create({
    dataDir: databaseFolderIn(dataFolder),
    extensions: { btree_gist, pg_trgm, unaccent },
  })
  try {
    const gone = await database.query<DemoRenames['withdrawn']>(
      `select slug, name from sites where status = 'withdrawn' order by id limit 1`,
    )
    const moved = await database.query<DemoRenames['renamed']>(
      `select former.slug as former, sites.slug from site_former_slugs as former
        join sites on sites.id = former.site_id where sites.status = 'live' order by sites.id limit 1`,
    )
    const [withdrawn] = gone.rows
    const [renamed] = moved.rows
    if (!withdrawn || !renamed) throw new Error('The demo world has nothing withdrawn or renamed')
    return { withdrawn, renamed }
  } finally {
    await database.close()
  }
}

import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'

/** Extensions that the migrations create; a data folder opens only with those it was created with. */
export const pgliteExtensions = { btree_gist, pg_trgm, unaccent }

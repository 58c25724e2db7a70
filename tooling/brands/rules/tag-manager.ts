import { isTagManagerId } from '@camping/editions/tag-manager-id.ts'
import { configFile, type BrandRule } from '../brand-app.ts'

/** The id of the tag manager has its vendor's format (analytics-3). */
export const tagManager: BrandRule = ({ apps }) =>
  apps.flatMap((app) => {
    const { tagManagerId } = app.config
    if (tagManagerId === undefined || isTagManagerId(tagManagerId)) return []
    const sentence = `'${tagManagerId}' must look like GTM-ABC123 or G-ABC123. Copy it from the tag manager, or remove the line.`
    return [{ file: configFile(app), key: 'tagManagerId', sentence }]
  })

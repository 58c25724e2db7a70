import type { NamedLists } from '@camping/contract/favourite-lists.schemas.ts'
import { listLimits } from '@camping/contract/limits.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { listIdOf } from './list-id-of.ts'
import { DeferredListTools } from './deferred-list-tools.tsx'
import { addressOf, ListForm, ListLink, NameField } from './list-parts.tsx'
import styles from './lists.module.css'

interface ListsProps {
  readonly request: PageRequest
  readonly lists: NamedLists['lists']
}

/**
 * The lists as ways through favourites, where there are any, and a field for another. All changes are forms: of an account they go to the server, of a guest
 * the page takes them (saved-sites.tsx).
 * @param shareText what happens to a list that is shared
 */
export function FavouriteLists({ request, lists, shareText }: ListsProps & { readonly shareText: string }) {
  const t = useText()
  const current = listIdOf(request)
  const list = lists.find(({ id }) => id === current)
  return (
    <>
      {lists.length > 0 && (
        <nav aria-label={t('lists.nav')}>
          <ul className={styles.nav}>
            <li>
              <ListLink href={addressOf(request)} isCurrent={!list}>
                {t('lists.all')}
              </ListLink>
            </li>
            {lists.map(({ id, name, entries }) => (
              <li key={id}>
                <ListLink href={addressOf(request, id)} isCurrent={id === current}>
                  {t('lists.link', { name, count: entries.length })}
                </ListLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {list ? (
        <DeferredListTools
          key={list.id}
          action={addressOf(request, list.id)}
          list={list}
          shareText={shareText}
        />
      ) : (
        lists.length < listLimits.count && (
          <details className={styles.box}>
            <summary>{t('lists.make')}</summary>
            <ListForm action={addressOf(request)} label={t('lists.make')} className={styles.line}>
              <NameField label={t('lists.name')} />
              <Button type="submit" kind="brand" name="makeList" value="1">
                {t('lists.make.do')}
              </Button>
            </ListForm>
          </details>
        )
      )}
    </>
  )
}

/** The lists that a campsite is on, to choose others: a heart has put it on the one used last. */
export function SiteLists({
  request,
  lists,
  site,
}: ListsProps & { readonly site: { readonly id: number; readonly name: string } }) {
  const t = useText()
  if (lists.length === 0) return null
  const name = t('lists.choose.name', { name: site.name })
  return (
    <details className={styles.choice}>
      <summary aria-label={name}>{t('lists.choose')}</summary>
      <ListForm action={addressOf(request, listIdOf(request))} label={name}>
        <input type="hidden" name="site" value={site.id} />
        <ul className={styles.found}>
          {lists.map(({ id, name: listName, entries }) => {
            const isOn = entries.some(({ siteId }) => siteId === site.id)
            return (
              <li key={id}>
                <span>{listName}</span>
                <Button
                  type="submit"
                  kind="quiet"
                  icon={isOn ? 'check' : 'plus'}
                  aria-pressed={isOn}
                  aria-label={t('shell.pair', { label: listName, text: site.name })}
                  name={isOn ? 'takeOffList' : 'putOnList'}
                  value={id}
                >
                  {t(isOn ? 'lists.choose.off' : 'lists.choose.on')}
                </Button>
              </li>
            )
          })}
        </ul>
      </ListForm>
    </details>
  )
}

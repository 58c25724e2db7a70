import type { NamedList, NamedLists } from '@camping/contract/favourite-lists.schemas.ts'
import { listLimits } from '@camping/contract/limits.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { listIdOf } from './list-id-of.ts'
import { addressOf, ListAddress, ListLink, NameField } from './list-parts.tsx'
import styles from './lists.module.css'

interface ListsProps {
  readonly request: PageRequest
  readonly lists: NamedLists['lists']
}

/**
 * The lists as ways through favourites, and a field for another. All changes are forms: of an account they go to the server, of a guest
 * the page takes them (saved-sites.tsx).
 * @param shareText what happens to a list that is shared
 */
export function FavouriteLists({ request, lists, shareText }: ListsProps & { readonly shareText: string }) {
  const t = useText()
  const current = listIdOf(request)
  const list = lists.find(({ id }) => id === current)
  return (
    <>
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
      {list ? (
        <ListTools key={list.id} request={request} list={list} shareText={shareText} />
      ) : (
        lists.length < listLimits.count && (
          <details className={styles.box}>
            <summary>{t('lists.make')}</summary>
            <form
              method="post"
              action={addressOf(request)}
              aria-label={t('lists.make')}
              className={styles.line}
            >
              <NameField label={t('lists.name')} />
              <Button type="submit" kind="brand" name="makeList" value="1">
                {t('lists.make.do')}
              </Button>
            </form>
          </details>
        )
      )}
    </>
  )
}

/** What the owner of a list does with it: its link, its name, its end. */
function ListTools({
  request,
  list,
  shareText,
}: {
  request: PageRequest
  list: NamedList
  shareText: string
}) {
  const t = useText()
  const action = addressOf(request, list.id)
  return (
    <div className={styles.tools}>
      <Sharing action={action} list={list} text={shareText} />
      <details className={styles.box}>
        <summary>{t('lists.edit')}</summary>
        <form method="post" action={action} aria-label={t('lists.rename.do')} className={styles.line}>
          <NameField label={t('lists.name')} value={list.name} />
          <Button type="submit" name="renameList" value={list.id}>
            {t('lists.rename.do')}
          </Button>
        </form>
        <form method="post" action={action} aria-label={t('lists.delete.do')}>
          <p className={styles.soft}>{t('lists.delete.text')}</p>
          <Button type="submit" kind="danger" name="deleteList" value={list.id}>
            {t('lists.delete.do')}
          </Button>
        </form>
      </details>
    </div>
  )
}

function Sharing({ action, list: { id, sharing }, text }: { action: string; list: NamedList; text: string }) {
  const t = useText()
  return (
    <details className={styles.box} open={sharing !== null}>
      <summary>{t('lists.share')}</summary>
      {sharing && <ListAddress token={sharing.token} />}
      <form method="post" action={action} aria-label={t('lists.share')} className={styles.line}>
        <label className={styles.check}>
          <input type="checkbox" name="othersAdd" defaultChecked={sharing?.othersAdd ?? false} />
          {t('lists.share.others')}
        </label>
        <Button type="submit" kind={sharing ? 'secondary' : 'brand'} name="shareList" value={id}>
          {t(sharing ? 'lists.share.save' : 'lists.share.do')}
        </Button>
        {sharing && (
          <Button type="submit" kind="quiet" name="unshareList" value={id}>
            {t('lists.share.end')}
          </Button>
        )}
      </form>
      <p className={styles.soft}>{text}</p>
    </details>
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
  return (
    <details className={styles.choice}>
      <summary aria-label={t('lists.choose.name', { name: site.name })}>{t('lists.choose')}</summary>
      <form
        method="post"
        action={addressOf(request, listIdOf(request))}
        aria-label={t('lists.choose.name', { name: site.name })}
      >
        <input type="hidden" name="site" value={site.id} />
        <ul className={styles.found}>
          {lists.map(({ id, name, entries }) => {
            const isOn = entries.some(({ siteId }) => siteId === site.id)
            return (
              <li key={id}>
                <span>{name}</span>
                <Button
                  type="submit"
                  kind="quiet"
                  icon={isOn ? 'check' : 'plus'}
                  aria-pressed={isOn}
                  aria-label={t('shell.pair', { label: name, text: site.name })}
                  name={isOn ? 'takeOffList' : 'putOnList'}
                  value={id}
                >
                  {t(isOn ? 'lists.choose.off' : 'lists.choose.on')}
                </Button>
              </li>
            )
          })}
        </ul>
      </form>
    </details>
  )
}

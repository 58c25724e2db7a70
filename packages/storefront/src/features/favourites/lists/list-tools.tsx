import type { NamedList } from '@camping/contract/favourite-lists.schemas.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { ListAddress, ListForm, NameField } from './list-parts.tsx'
import styles from './lists.module.css'

export interface ListToolsProps {
  /** The address that takes the forms. */
  readonly action: string
  readonly list: NamedList
  /** What happens to a list that is shared. */
  readonly shareText: string
}

/** What the owner of a list does with it: its link, its name, its end. */
export function ListTools({ action, list, shareText }: ListToolsProps) {
  const t = useText()
  return (
    <div className={styles.tools} data-list-tools>
      <Sharing action={action} list={list} text={shareText} />
      <details className={styles.box}>
        <summary>{t('lists.edit')}</summary>
        <ListForm action={action} label={t('lists.rename.do')} className={styles.line}>
          <NameField label={t('lists.name')} value={list.name} />
          <Button type="submit" name="renameList" value={list.id}>
            {t('lists.rename.do')}
          </Button>
        </ListForm>
        <ListForm action={action} label={t('lists.delete.do')}>
          <p className={styles.soft}>{t('lists.delete.text')}</p>
          <Button type="submit" kind="danger" name="deleteList" value={list.id}>
            {t('lists.delete.do')}
          </Button>
        </ListForm>
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
      <ListForm action={action} label={t('lists.share')} className={styles.line}>
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
      </ListForm>
      <p className={styles.soft}>{text}</p>
    </details>
  )
}

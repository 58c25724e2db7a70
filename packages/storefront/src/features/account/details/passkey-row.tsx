import { passkeyNameLimit } from '@camping/contract/limits.ts'
import type { Passkey } from '@camping/contract/passkeys.schemas.ts'
import { passkeysApi } from '@camping/core/session/passkeys.api.ts'
import { required } from '@camping/core/validation/validation.rules.ts'
import { StateChip } from '@camping/ui/islands/state-chip.tsx'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { fieldId } from '@camping/ui/islands/form/field-error.ts'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'
import { useEffect, useState } from 'react'
import { Form } from 'react-final-form'
import { useIntl } from 'react-intl'
import { useProblemText } from '../../../kit/format/use-problem-text.ts'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './details-page.module.css'

interface PasskeyRowProps {
  readonly passkey: Passkey
  readonly onRemove: () => Promise<void>
}

/** A passkey by its name, or the device on which it was added until it has one. */
export function PasskeyRow({ passkey, onRemove }: PasskeyRowProps) {
  const t = useText()
  const [isRenaming, setIsRenaming] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const { browser, system } = passkey
  const device =
    browser && system ? t('details.sessions.device', { browser, system }) : t('details.sessions.unknown')
  const name = passkey.name ?? device
  const remove = () => {
    setIsRemoving(true)
    void onRemove().finally(() => setIsRemoving(false))
  }
  return (
    <li>
      {isRenaming ? (
        <RenameForm id={passkey.id} name={name} onDone={() => setIsRenaming(false)} />
      ) : (
        <PasskeyFacts name={name} passkey={passkey} />
      )}
      <div className={styles.actions}>
        {!isRenaming && (
          <MuiButton
            kind="quiet"
            aria-label={t('passkeys.renameOf', { name })}
            onClick={() => setIsRenaming(true)}
          >
            {t('passkeys.rename')}
          </MuiButton>
        )}
        <MuiButton
          kind="quiet"
          busy={isRemoving}
          aria-label={t('passkeys.removeOf', { name })}
          onClick={remove}
        >
          {t('passkeys.remove')}
        </MuiButton>
      </div>
    </li>
  )
}

function PasskeyFacts({
  name,
  passkey: { addedAt, lastUsedAt, isBlocked },
}: {
  readonly name: string
  readonly passkey: Passkey
}) {
  const t = useText()
  const intl = useIntl()
  // In the time zone of the current device.
  const on = (moment: number) => intl.formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div>
      <strong>{name}</strong> {isBlocked && <StateChip>{t('passkeys.blocked')}</StateChip>}
      <p>
        {lastUsedAt === null
          ? t('passkeys.unused', { added: on(addedAt) })
          : t('passkeys.used', { added: on(addedAt), used: on(lastUsedAt) })}
      </p>
      {isBlocked && <p>{t('passkeys.blocked.text')}</p>}
    </div>
  )
}

interface RenameFormProps {
  readonly id: string
  readonly name: string
  readonly onDone: () => void
}

function RenameForm({ id, name, onDone }: RenameFormProps) {
  const t = useText()
  const problemText = useProblemText('passkeys')
  const [rename] = passkeysApi.useRenamePasskeyMutation()
  useEffect(() => document.getElementById(fieldId('passkeyName'))?.focus(), [])
  const submit = async ({ passkeyName }: { passkeyName: string }) => {
    const { error } = await rename({ id, name: passkeyName })
    if (!error) onDone()
  }
  return (
    <Form<{ passkeyName: string }>
      initialValues={{ passkeyName: name }}
      subscription={{ submitting: true }}
      onSubmit={submit}
    >
      {({ handleSubmit, submitting }) => (
        <form noValidate className={styles.rename} onSubmit={(event) => void handleSubmit(event)}>
          <TextField
            name="passkeyName"
            label={t('passkeys.name')}
            autoComplete="off"
            maxLength={passkeyNameLimit}
            formatOnBlur={(value) => value.trim()}
            validate={(value) => {
              const problem = required(value)
              return problem && problemText(problem)
            }}
          />
          <p>
            <MuiButton type="submit" busy={submitting}>
              {t('passkeys.save')}
            </MuiButton>
          </p>
        </form>
      )}
    </Form>
  )
}

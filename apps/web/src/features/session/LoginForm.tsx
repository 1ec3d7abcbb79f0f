import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { LogInFailure } from '../../shared/session/login/enterLogin'
import { MissingFix, useMissingText } from '../../shared/session/fixes/MissingFix'
import { useWallet } from '../../shared/session/wallet/wallet'
import { useLogInFailureText } from '../../shared/session/login/useLogInFailureText'
import { useMissing } from '../../shared/session/useMissing'
import { AddressFaultNote } from '../../shared/recipients/AddressFaultNote'
import { Field } from '../../shared/ui/fields/Field'
import layout from '../../shared/ui/page/layout.module.css'
import text from '../../shared/ui/text/text.module.css'
import styles from './Account.module.css'
import { useLogIn } from './useLogIn'

/** Logs in to an identity that exists: by its username, or by the address of its wallet. */
export function LoginForm() {
  const { t } = useTranslation('session')
  const [typed, setTyped] = useState('')
  const [failure, setFailure] = useState<LogInFailure | null>(null)
  const [isBusy, setBusy] = useState(false)
  const logIn = useLogIn()
  const failureText = useLogInFailureText()
  const missingText = useMissingText()
  const missing = useMissing({ signs: false })
  // A wallet on another network also proves who the person is, so it counts as connected.
  const isConnected = useWallet(({ account }) => account !== null)
  const noAccount = isConnected ? null : missing

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setFailure(await logIn(typed))
    setBusy(false)
  }

  return (
    <form className={layout.stack} onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label={t('account.field')}
        error={failure ? failureText(failure) : undefined}
        note={failure?.kind === 'noAddress' && <AddressFaultNote typed={typed} />}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setFailure(null)
        }}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        after={
          <button type="submit" className={styles.continue} aria-busy={isBusy || undefined}>
            {t('account.continue')}
          </button>
        }
      />
      {noAccount && (
        <div className={layout.row}>
          <p className={text.sub}>{missingText(noAccount)}</p>
          <MissingFix missing={noAccount} small />
        </div>
      )}
    </form>
  )
}

import type { Address } from '@tyto/primitives'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMissing } from '../../session/useMissing'
import { Button } from '../../ui/Button'
import text from '../../ui/text.module.css'
import type { Action } from '../action'
import styles from './ActionButton.module.css'
import { actionLabel } from './actionLabel'
import { MissingOffer } from './MissingOffer'
import { getRunner } from './runnerHandle'
import { useGasNote } from './useGasNote'

interface ActionButtonProps<Input> {
  readonly action: Action<Input>
  /** Null while something is missing for it: then the eye is closed. */
  readonly input: Input | null
  /** Why the eye is closed. */
  readonly reason?: string | undefined
  /** For whom, as the person sees it: a name or an address. */
  readonly subject?: string | undefined
  /** The one account that may sign: the controller of the subject. Without it, with a log-in, that one's controller. */
  readonly signer?: Address | undefined
  /** The second button that signs in one view: outlined. */
  readonly isSecond?: boolean
  readonly wide?: boolean
  /** Its label, where it is not the name of the action. */
  readonly children?: ReactNode
}

/**
 * The amber button with the open eye: opens the review of an action. Where a wallet, a network, an account or a log-in is
 * missing, it becomes the way to mend that. Needs the areas `transaction`, `actions` and `session`.
 */
export function ActionButton<Input>({
  action,
  input,
  reason,
  subject,
  signer,
  isSecond = false,
  wide = false,
  children = actionLabel(action.name),
}: ActionButtonProps<Input>) {
  const { t } = useTranslation(['transaction', 'actions'])
  const noteId = useId()
  const [isBusy, setBusy] = useState(false)
  const missing = useMissing({ needs: action.needs, signer })
  const gas = useGasNote(action.name)
  const note = input === null ? reason : gas === null ? undefined : t('transaction:gasNote', { gas })

  const open = async (): Promise<void> => {
    setBusy(true)
    const runner = await getRunner()
    const options = { ...(subject === undefined ? {} : { subject }), ...(signer ? { signer } : {}) }
    await runner?.runAction(action.name, input, options)
    setBusy(false)
  }

  if (missing) return <MissingOffer missing={missing} subject={signer && subject} />
  return (
    <div className={wide ? styles.wide : styles.action}>
      <Button
        variant={isSecond ? 'eye' : 'sign'}
        disabled={input === null}
        busy={isBusy}
        wide={wide}
        aria-describedby={note === undefined ? undefined : noteId}
        onClick={() => void open()}
      >
        {children}
      </Button>
      {note !== undefined && (
        <p id={noteId} className={text.hint}>
          {note}
        </p>
      )}
    </div>
  )
}

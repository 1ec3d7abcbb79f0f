import { zil } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { type ReactNode, useContext, useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../../settings/network'
import { TestZil } from '../../../session/fixes/TestZil'
import { useMissing } from '../../../session/useMissing'
import { useAccount } from '../../../session/wallet/wallet'
import type { Who } from '../../../recipients/lookAtWho'
import { Button } from '../../../ui/buttons/Button'
import { forgetDrafts } from '../../../ui/steps/keptDrafts'
import text from '../../../ui/text/text.module.css'
import type { Action } from '../../action/action'
import { encodeInput } from '../../action/inputJson'
import { equalInputInDoubt } from '../../pending/equalInDoubt'
import { useTransactions } from '../../pending/useTransactions'
import type { Spending } from '../../../chain/cover/cover'
import { useCoverWords } from '../../../chain/cover/useCover'
import { withGas } from '../../../chain/cover/withGas'
import styles from './ActionButton.module.css'
import { ActionGateContext } from '../../action/ui/actionGate'
import { actionLabel } from '../../action/ui/actionLabel'
import { EqualNote } from '../../pending/ui/EqualNote'
import { MissingOffer } from '../../action/ui/MissingOffer'
import { MoneyOffer, useIsPenniless } from './MoneyOffer'
import { getRunner } from './runnerHandle'
import { signLook } from '../../action/ui/signLook'
import { useGasNote, useLeastGas } from '../../gas/ui/walletCosts'

interface ActionButtonProps<Input> {
  readonly action: Action<Input>
  /** Null while the form is not complete: the button then shows a closed eye and is disabled. */
  readonly input: Input | null
  /** Whom the form named, whose addresses stand in the input: their names must lead there still when it is signed. */
  readonly named?: readonly Who[]
  /** Why the button is disabled. */
  readonly reason?: string | undefined
  /** The name or address that the action is for, as the person sees it. */
  readonly subject?: string | undefined
  /**
   * The only account that may sign: the controller of the subject. By default, with a log-in, the controller of that.
   */
  readonly signer?: Address | undefined
  /**
   * The coins that it takes out of balances, where the input does not say it or there is none yet; else the action tells it.
   * Where there is less, the button is closed and says so.
   */
  readonly spends?: readonly Spending[] | undefined
  /** The name of the thing of which there is too little, where the form knows it by itself: xPoints, a stake. */
  readonly lacks?: string | undefined
  /** Is it the second signing button in a view? Then it is outlined. */
  readonly isSecond?: boolean
  readonly wide?: boolean
  /** Called with the key of its transaction once the wallet was asked for it: from then on, its status covers the page. */
  readonly onAsked?: ((key: string) => void) | undefined
  /** Runs first after a press; `open` opens the review. Without it the review opens at once. */
  readonly before?: ((open: () => Promise<void>) => Promise<void>) | undefined
  /** The label, if it is not the name of the action. */
  readonly children?: ReactNode
}

/**
 * The amber button with the open eye (red where it cannot be undone): it opens the review of an action. If a wallet, a
 * network, an account, a log-in or money is missing, it becomes a button that fixes this; behind a gate, what the gate
 * says. Needs the areas `transaction`, `actions` and `session`.
 */
export function ActionButton<Input>({
  action,
  input: given,
  named = [],
  reason,
  subject,
  signer,
  spends,
  lacks,
  isSecond = false,
  wide = false,
  before,
  onAsked,
  children = actionLabel(action.name),
}: ActionButtonProps<Input>) {
  const { t } = useTranslation(['transaction', 'actions'])
  const noteId = useId()
  const [isBusy, setBusy] = useState(false)
  const [asked, setAsked] = useState<string | null>(null)
  const tell = useEffectEvent((key: string) => onAsked?.(key))
  useEffect(() => {
    if (asked === null) return
    forgetDrafts()
    tell(asked)
  }, [asked])
  // Stored with it: also a second try looks where the names lead.
  const people = named.filter(({ name }) => name !== null)
  const input = given === null || people.length === 0 ? given : { ...given, named: people.map(justWho) }
  const gate = useContext(ActionGateContext)
  const missing = useMissing({ needs: action.needs, signer })
  const isPenniless = useIsPenniless()
  const gas = useGasNote(action.name, { isInToken: input !== null && action.isPaidInToken?.(input) === true })
  const account = useAccount()?.address ?? null
  const spending =
    spends ?? (input === null || account === null ? [] : (action.spends?.(input, account) ?? []))
  const {
    cover,
    label,
    note: doubt,
  } = useCoverWords(withGas(spending, account, useLeastGas(action.name)), lacks)
  const gasNote = gas === null ? undefined : t('transaction:gasNote', { gas })
  const note = input === null ? reason : (doubt ?? gasNote)

  const open = async (): Promise<void> => {
    const runner = await getRunner()
    const options = { ...(subject === undefined ? {} : { subject }), ...(signer ? { signer } : {}) }
    const run = await runner?.runAction(action.name, input, options)
    run?.onAsked(setAsked)
  }
  const look = async (key: string): Promise<void> => (await getRunner())?.show(key)
  const press = async (): Promise<void> => {
    setBusy(true)
    await (before === undefined ? open() : before(open))
    setBusy(false)
  }

  const network = useNetworkId()
  const transactions = useTransactions((state) => state.transactions)
  const equal =
    input === null
      ? null
      : equalInputInDoubt({ action: action.name, input: encodeInput(input), network }, transactions)

  if (gate !== null && action.takesBack !== true) return gate
  if (missing) return <MissingOffer missing={missing} subject={signer && subject} />
  if (isPenniless) return <MoneyOffer />
  return (
    <div className={wide ? styles.wide : styles.action}>
      {equal && <EqualNote transaction={equal} onLook={() => void look(equal.key)} />}
      <Button
        variant={isSecond ? 'eye' : 'sign'}
        className={isSecond ? undefined : signLook(action)}
        disabled={input === null || label !== null}
        busy={isBusy}
        wide={wide}
        data-action={action.name}
        aria-describedby={note === undefined ? undefined : noteId}
        onClick={() => void press()}
      >
        {label ?? children}
      </Button>
      {cover.kind === 'short' && cover.symbol === zil.symbol && cover.payer === account && (
        <TestZil account={account} />
      )}
      {note !== undefined && (
        <p id={noteId} className={text.hint}>
          {note}
        </p>
      )}
    </div>
  )
}

/** Keeps only the plain data of what a finder knows. */
function justWho({ address, name, leads }: Who): Who {
  return leads === undefined ? { address, name } : { address, name, leads }
}

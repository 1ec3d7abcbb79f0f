import { getDeployedAddress, pollPause, RpcError, transactionLink } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { fetchPart } from '../../ui/parts/fetchPart'
import type { AnyAction } from '../action/action'
import { storedInput } from '../action/inputJson'
import type { StoredTransaction } from './storedTransaction'
import type { TransactionProgress } from './transactionMachine'
import type { PendingNeeds } from './pendingNeeds'

type FollowUpOptions = Pick<
  PendingNeeds,
  'actions' | 'chainOf' | 'clock' | 'navigate' | 'notify' | 'opensExplorer' | 'openWindow' | 'store' | 'view'
>

/** Time between a failure and the message 'Transaction failed.', in ms. */
const failureDelay = 1_000
const explorerDelay = 1_000
/** The most times that a node is asked for the address of a new contract. */
const mostTries = 12

interface Circumstances {
  /** Did this page ask the wallet? */
  readonly isHere: boolean
  /** Of a series: was it the last one? */
  readonly isLast?: boolean
}

export type FollowUp = (transaction: StoredTransaction, circumstances: Circumstances) => Promise<void>

/**
 * Does everything that follows from the result of a transaction, once for each: a message, the explorer, the action's
 * own `onConfirmed`. The caller holds the transaction's lock. If a part fails, the next page tries it again; this page
 * does not. Of a series no message and no page opens for each of many, since its own view says what became of them, and the
 * explorer after the last one alone.
 */
export function createFollowUp(options: FollowUpOptions): FollowUp {
  const followed = new Set<string>()
  return async (transaction, { isHere: isOfThisPage, isLast = false }) => {
    const isHere = isOfThisPage && transaction.series === null
    const circumstances = { isHere, isEnd: isHere || (isOfThisPage && isLast) }
    const end = `${transaction.key} ${transaction.state.status}`
    if (followed.has(end)) return
    followed.add(end)
    await followUp(options, transaction, circumstances)
  }
}

/** `isEnd`: may the explorer open after it? */
interface Place {
  readonly isHere: boolean
  readonly isEnd: boolean
}

async function followUp(
  options: FollowUpOptions,
  transaction: StoredTransaction,
  { isHere, isEnd }: Place,
): Promise<void> {
  const { notify, store, view, clock } = options
  const { key, state, series } = transaction
  if (series !== null && state.status !== 'confirmed') return store.change(key, { isFollowedUp: true })
  switch (state.status) {
    case 'rejected':
      store.change(key, { isFollowedUp: true })
      if (isHere) view.setState({ shown: key })
      if (state.reason === 'byUser') notify({ code: 'rejectedByUser', key })
      else notify({ code: 'notTaken', key, walletCode: state.code ?? 'WalletFailed' })
      return
    case 'strayed':
      store.change(key, { isFollowedUp: true })
      if (isHere) view.setState({ shown: key })
      notify({ code: 'strayed', key })
      return
    case 'failed':
      store.change(key, { isFollowedUp: true })
      await clock.sleep(failureDelay)
      notify({ code: 'transactionFailed', key })
      return
    case 'confirmed':
      return followConfirmed(options, transaction, { isHere, isEnd })
    default:
  }
}

async function followConfirmed(
  options: FollowUpOptions,
  transaction: StoredTransaction,
  { isHere, isEnd }: Place,
): Promise<void> {
  const { actions, notify, store } = options
  const { key, action: name, state } = transaction
  if (state.status !== 'confirmed') return
  try {
    const load = Object.hasOwn(actions, name) ? actions[name] : undefined
    // If the app no longer has this action, there is nothing to do.
    const action = load && (await fetchPart(load))
    if (isEnd) void openExplorer(options, transaction, state.id, action)
    if (action?.onConfirmed) await runOnConfirmed(options, transaction, { state, action }, { isHere })
    store.change(key, { isFollowedUp: true })
  } catch (cause) {
    // The transaction is not marked as followed up, so the next load of the page tries again.
    notify({ code: 'followUpFailed', key, cause })
  }
}

async function runOnConfirmed(
  options: FollowUpOptions,
  { network: networkId, intent, input }: StoredTransaction,
  {
    state: { id, receipt },
    action,
  }: {
    readonly state: Extract<TransactionProgress, { readonly status: 'confirmed' }>
    readonly action: AnyAction
  },
  { isHere }: Pick<Place, 'isHere'>,
): Promise<void> {
  const { chainOf, view } = options
  // Who has opened the next review meanwhile stays there: another page would take it away.
  const navigate = (path: string): void => {
    if (view.getState().review === null) options.navigate(path)
  }
  const contract = intent.kind === 'deploy' ? await deployedAddress(options, networkId, id) : null
  await action.onConfirmed?.(storedInput(input), {
    ...chainOf(networkId),
    account: intent.sender,
    id,
    receipt,
    contract,
    isHere,
    navigate,
  })
}

/** Asks several times: the nodes behind one address do not all know a new block at the same time. */
async function deployedAddress(
  { chainOf, clock }: FollowUpOptions,
  network: StoredTransaction['network'],
  id: string,
): Promise<Address> {
  for (let tries = 0; ; tries++) {
    try {
      return await getDeployedAddress(chainOf(network).client, id)
    } catch (error) {
      if (!(error instanceof RpcError) || tries >= mostTries) throw error
      await clock.sleep(pollPause(tries))
    }
  }
}

/** Opens it after the last step of what a person came for; who has not said yet whether it shall is asked in the receipt. */
async function openExplorer(
  options: FollowUpOptions,
  { key, network, input }: StoredTransaction,
  id: string,
  action: AnyAction | undefined,
): Promise<void> {
  const { chainOf, clock, notify, opensExplorer, openWindow, view } = options
  if (opensExplorer() === false || (await leadsOn(action, input, chainOf(network)))) return
  if (opensExplorer() === null)
    return view.setState({ explorerAsked: new Set([...view.getState().explorerAsked, key]) })
  await clock.sleep(action?.explorerDelayMs ?? explorerDelay)
  if (opensExplorer() !== true) return
  const url = transactionLink(chainOf(network).network, id)
  if (openWindow(url)) return
  view.setState({ explorerBlocked: new Set([...view.getState().explorerBlocked, key]) })
  notify({ code: 'explorerBlocked', key, url })
}

/** Where the chain does not say it, a step may be left: its receipt has it, and a tab would cover it. */
async function leadsOn(
  action: AnyAction | undefined,
  input: StoredTransaction['input'],
  chain: ReturnType<FollowUpOptions['chainOf']>,
): Promise<boolean> {
  try {
    return (await action?.leadsOn?.(storedInput(input), chain)) === true
  } catch {
    return true
  }
}

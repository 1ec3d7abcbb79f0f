import type { Client, ConfirmedTransaction, Network, StorageWallet, TransactionContent } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import type { Requirement } from '../../session/wallet/findMissing'
import type { Spending } from '../../chain/cover/cover'
import type { Who } from '../../recipients/lookAtWho'
import type { StoredMoment } from './moment'
import type { OwnChange } from './ownChange'
import type { SeenOutcome } from './seenOutcome'
import type { Summary } from './summary'

/** Given to an action to make its request. */
export interface RequestContext {
  readonly network: Network
  readonly client: Client
  /** The account that will sign. */
  readonly account: Address
  /** Signs documents with keys that it decrypts; null if no storage wallet is connected. */
  readonly storage: StorageWallet | null
}

/** Given to an action once its transaction is in a block. After a reload there is nothing else. */
export interface ConfirmedContext {
  readonly network: Network
  readonly client: Client
  /** The account that signed. */
  readonly account: Address
  /** 64 hex digits without 0x. */
  readonly id: string
  readonly receipt: ConfirmedTransaction
  /** The address of the new contract, for a deploy; null otherwise. */
  readonly contract: Address | null
  /**
   * Did this page start the transaction? False after a reload, or in another tab: then `onConfirmed` must not open
   * another page.
   */
  readonly isHere: boolean
  /** Opens a page of the app. */
  navigate(path: string): void
}

/** Units of gas, from and to. */
type Gas = readonly [least: bigint, most: bigint]

/** The gas that an action usually takes. */
export interface UsualGas {
  /**
   * Of our contracts, as measured in the interpreter, from a small to a large input: paid in ZIL, or for nothing. A test of the
   * contracts measures it again.
   */
  readonly measured: Gas
  /** Likewise where a token pays: the wallet allows it, and it is taken. */
  readonly inToken?: Gas
  /** Of the protocol's contracts, where the specification states it, in ZIL at 2,000 Li. */
  readonly stated?: Gas
}

/** The same by each set of rules: by those before Zilliqa 2, and by those of Zilliqa 2, where each call and each message costs more. */
export interface GasByRules extends UsualGas {
  readonly zilliqa2: UsualGas
}

/**
 * One thing that a person can do on the chain. Stored transactions contain its name, and the texts use it as a key; so
 * the name never changes after a release.
 */
export interface Action<Input> {
  readonly name: string
  /** The gas that it usually takes; null where nobody can say it before, since it calls contracts of strangers. */
  readonly gas: GasByRules | null
  readonly gasLimit: bigint | ((input: Input) => bigint)
  readonly needs?: readonly Requirement[]
  /** Is something bought with a token, and not with ZIL? That takes more gas. */
  isPaidInToken?(input: Input): boolean
  /**
   * The coins that it takes out of balances, as far as its input says it, without gas: where there is less, form and review
   * are closed. `account` signs.
   */
  spends?(input: Input, account: Address): readonly Spending[]
  /** Whom its input names, where the input says it: each name must lead there still when it is reviewed and when it is signed. */
  names?(input: Input): readonly Who[]
  /**
   * Is it one step of several on the way to one thing, such as a wallet that is made for a name? No explorer opens between the
   * steps.
   */
  leadsOn?(input: Input, context: Pick<ConfirmedContext, 'client' | 'network'>): boolean | Promise<boolean>
  /** Time until the block explorer opens, in ms, for the actions that open it sooner than usual: mint and liquidity. */
  readonly explorerDelayMs?: 700
  /**
   * Makes the transaction to send. May ask the chain and the storage wallet; throws an `ActionError` if it cannot be
   * made. Leave parameters for a donation at `None`: the review sheet fills them in.
   */
  request(input: Input, context: RequestContext): TransactionContent | Promise<TransactionContent>
  /**
   * Set to false if no donation should be asked for. Otherwise the donation is put into the parameter `tyron` of the
   * call, if it has one; wallets below version 6 take none.
   */
  readonly donate?: false
  /** Is it a call of any contract, as a person typed it? Then it need not fit a contract that the app knows. */
  readonly isOfAnyContract?: true
  /** Does it only take a right of somebody else away? Today's wallets let that through while they are paused or locked. */
  readonly takesBack?: true
  /** Can nobody undo it alone? What signs it has the colour of danger then. */
  readonly isFinal?: true
  /** Does it stop things, such as a wallet? What signs it is never the amber button of a view. */
  readonly stops?: true
  /** Do its sentences say with `zil` what leaves the person? Then the last sentence does not say it again. */
  readonly saysPaidZil?: true
  /** Is it about another name than that of the wallet which acts: one that is bought or made? */
  readonly isAboutOther?: true
  /**
   * Tells in one or two sentences what a simulation of it saw; the review adds what it costs. Made from the outcome alone.
   * No sentences where it sees nothing that it knows: then the review says in general what changes.
   */
  tell?(seen: SeenOutcome): Summary
  /** Its changes of a wallet's guardians, controller or status, so that nobody is warned of what they did themselves. */
  changes?(input: Input): readonly OwnChange[]
  /**
   * The thing that a person will remember of it; `account` signs. Stored when it is signed, and said first by the dialog of
   * its state.
   */
  moment?(input: Input, account: Address): StoredMoment | null
  /**
   * Runs after a transaction is confirmed. It must use only input and context, since the page may have been reloaded;
   * after a crash it may run twice.
   */
  onConfirmed?(input: Input, context: ConfirmedContext): void | Promise<void>
}

/**
 * Defines an action. `encodeInput` must be able to write its input: JSON, with bigint. The input is stored, so it must
 * never contain a secret.
 */
export function defineAction<Input>(action: Action<Input>): Action<Input> {
  return action
}

/**
 * Actions by name, each loaded when it is needed. The app's registry is in `app/actions/actions.ts`; the runner gets it as an
 * option.
 */
export type ActionRegistry = Readonly<Record<string, () => Promise<AnyAction>>>

/** An action whose input type is not known here. It only ever gets the input that was stored under its own name. */
export type AnyAction = Action<never>

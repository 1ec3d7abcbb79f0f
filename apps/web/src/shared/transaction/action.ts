import type { Client, ConfirmedTransaction, Network, StorageWallet, TransactionContent } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import type { Requirement } from '../session/findMissing'

/** What an action is given to make its request. */
export interface RequestContext {
  readonly network: Network
  readonly client: Client
  /** The account that will sign. */
  readonly account: Address
  /** Signs documents with keys that it decrypts; null where none is connected. */
  readonly storage: StorageWallet | null
}

/** What an action is given once its transaction stands in a block. Nothing else is left after a reload. */
export interface ConfirmedContext {
  readonly network: Network
  readonly client: Client
  /** The account that signed. */
  readonly account: Address
  /** 64 hex digits without 0x. */
  readonly id: string
  readonly receipt: ConfirmedTransaction
  /** Where the new contract stands, for a deploy; null otherwise. */
  readonly contract: Address | null
  /** Did this page start the transaction? False after a reload, or in another tab: then lead nobody away. */
  readonly isHere: boolean
  /** Opens a page of the app. */
  navigate(path: string): void
}

/**
 * One thing that a person can do on the chain. Its name is what a stored transaction holds, and its key in the texts; so
 * it never changes once released.
 */
export interface Action<Input> {
  readonly name: string
  readonly gasLimit: bigint | ((input: Input) => bigint)
  readonly needs?: readonly Requirement[]
  /** After so many ms the block explorer opens: of mint and liquidity, sooner than of all else. */
  readonly explorerDelayMs?: 700
  /**
   * What to send. May ask the chain and the storage wallet; throw an `ActionError` where it cannot be made. Parameters
   * that take a donation are left at none: the review sheet fills it in.
   */
  request(input: Input, context: RequestContext): TransactionContent | Promise<TransactionContent>
  /** No donation is asked for. Otherwise it goes into the parameter `tyron` of the call, where there is one. */
  readonly donate?: false
  /**
   * Follows a confirmed transaction. Uses nothing but input and context, since a reload may lie between; after a crash it
   * may run twice.
   */
  onConfirmed?(input: Input, context: ConfirmedContext): void | Promise<void>
}

/** An action whose input is anything that `encodeInput` can write: JSON, with bigint. Never a secret: it is stored. */
export function defineAction<Input>(action: Action<Input>): Action<Input> {
  return action
}

/**
 * Actions by name, each loaded when it is needed. The registry of the app stands in `app/actions.ts`; the runner is
 * given it.
 */
export type ActionRegistry = Readonly<Record<string, () => Promise<AnyAction>>>

/** An action whose type of input is not known here: only the input stored under its own name is ever given to it. */
export type AnyAction = Action<never>

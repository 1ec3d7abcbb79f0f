import type { ContractCall, ContractDeploy } from '@tyto/abi'
import type { ContractName } from '@tyto/contracts'
import { domainId, type DocumentElement, type SigningRequest } from '@tyto/identity'
import type { Address, Hex } from '@tyto/primitives'
import type { ActionName, UnmeasuredAction } from '../../../shared/transaction/gas/usualGasTable'

interface Person<Account> {
  readonly account: Account
  readonly wallet: Address
}

interface Signer<Account> {
  readonly account: Account
  /** Null for somebody who has none yet. */
  readonly wallet: Address | null
  /** Is the storage wallet connected that decrypts their keys? */
  readonly hasKeys?: true
}

/** The tools of the cases of the test of all sentences on its network. */
export interface SentenceTools<Account> {
  /** Somebody with a name and a wallet. */
  person(domain: string): Promise<Person<Account>>
  /** An account with money. */
  account(label: string): Promise<Account>
  /** A new wallet, with a document or without one. */
  newWallet(by: Account, document: readonly DocumentElement[] | null): Promise<Address>
  /** The document of a new wallet, with all keys. */
  keysOf(domain: string): readonly DocumentElement[]
  /** The public half of the key of this label. */
  publicKeyOf(label: string): Hex
  /** A signature for a wallet, by the key of this label: `domain / purpose`. */
  signature(asked: SigningRequest, wallet: Address, key: string): Promise<Hex>
  call(by: Account, call: ContractCall): Promise<void>
  deploy(by: Account, what: { deploy: ContractDeploy; contract: ContractName }): Promise<Address>
  know(address: Address, name: string): void
  /** The person has typed this domain: its hash is known. */
  knowDomain(domain: string): void
  /** The sentences of an action that somebody takes. */
  told(by: Signer<Account>, name: ActionName | UnmeasuredAction, input: object): Promise<string>
  init(): Address
  tyron(): Address
  addressOf(name: string): Address
  /** A service of the protocol. */
  service(id: string): Promise<Address>
  /** Lets so many blocks pass. */
  mine(blocks: number): Promise<void>
  /** Somebody who has money of every kind. */
  alice(): Person<Account>
}

/** The sentence of an action, and the form that it must have. */
export type SentenceCase = () => Promise<{ readonly said: string; readonly like: RegExp }>

export const guardians = ['bruno', 'carol', 'fern'] as const

/** The hashes of some domains. */
export const ids = (...list: readonly string[]) => list.map((domain) => domainId(domain))

import type { ContractCall, ContractDeploy } from '@tyto/abi'
import type { ContractName } from '@tyto/contracts'
import { domainId } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { ActionName } from '../../shared/transaction/usualGas'

interface Person<Account> {
  readonly account: Account
  readonly wallet: Address
}

/** What the cases of the test of all sentences do on its network. */
export interface SentenceTools<Account> {
  /** Somebody with a name and a wallet. */
  person(domain: string): Promise<Person<Account>>
  call(by: Account, call: ContractCall): Promise<void>
  deploy(by: Account, what: { deploy: ContractDeploy; contract: ContractName }): Promise<Address>
  know(address: Address, name: string): void
  /** The sentences of an action that somebody takes. */
  told(by: Person<Account>, name: ActionName, input: object): Promise<string>
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

/** What is said of an action, and what it must be like. */
export type SentenceCase = () => Promise<{ readonly said: string; readonly like: RegExp }>

export const guardians = ['bruno', 'carol', 'fern'] as const

/** The hashes of some domains. */
export const ids = (...list: readonly string[]) => list.map((domain) => domainId(domain))

import type { DidStatus } from '@tyto/identity'
import { bytesToHex, sha256, toBech32, utf8ToBytes, type Address, type Hex } from '@tyto/primitives'
import type { RpcErrorCode } from '../client/RpcError'
import { canonicalJson } from '../transaction/canonicalJson'

/*
 * The form of a statement (docs/statement.md): what the chain says about a name, each fact with the blocks and the endpoint of the
 * answer. A fact that nobody answered is unknown, with its reason, and never none or 0.
 */

export const statementFormat = 'tyto-statement'
export const statementVersion = 1

/** An address as programs and as people write it. */
export interface AccountText {
  readonly base16: Address
  readonly bech32: string
}

/** The value of each kind of fact. Null: there is none, and the chain said so. */
export interface FactValues {
  /** Of the domain, in the registry. */
  readonly owner: AccountText | null
  /** The DID wallet of the domain, in the registry. */
  readonly identity: AccountText | null
  /** Where the name itself leads. */
  readonly wallet: AccountText | null
  /** Null where no contract stands at the address; `document` in W3C form, null where no DID was created. */
  readonly document: {
    readonly did: string
    readonly version: string
    readonly status: DidStatus | null
    readonly document: Readonly<Record<string, unknown>> | null
  } | null
  /** The account that a wallet obeys. */
  readonly controller: AccountText | null
  /** Hashes of their domains. */
  readonly guardians: readonly Hex[]
  /** Did the network take the account out of its owner's hands? `nonce` is told where it did. */
  readonly swept: { readonly swept: boolean; readonly nonce: string | null }
  /** In the coin's smallest unit: of ZIL in Qa. Null where the protocol names no such coin. */
  readonly balance: { readonly units: string; readonly decimals: number } | null
  /** Who may take how much of a coin, in its smallest unit. Null where the protocol names no such coin. */
  readonly allowances: {
    /** Null where the token says none that makes sense. */
    readonly decimals: number | null
    readonly spenders: readonly { readonly spender: AccountText; readonly units: string }[]
  } | null
  /** The tokens of a collection. Null where the protocol names no such collection. */
  readonly nfts: {
    readonly contract: AccountText
    /** Of all that are held; `tokens` has the first of them. */
    readonly count: string
    readonly tokens: readonly {
      readonly id: string
      readonly name: string | null
      readonly spender: AccountText | null
    }[]
    readonly operators: readonly AccountText[]
  } | null
  /** In the network's seed-node programme. Null where it has none. */
  readonly stakes: {
    /** `rewardQa`: of the cycles that ended and were not collected for. */
    readonly stakes: readonly { readonly node: AccountText; readonly qa: string; readonly rewardQa: string }[]
    readonly waitingQa: string
    readonly offeredTo: AccountText | null
  } | null
  /** In the pools of an exchange, in its own units. Null where the protocol names no such exchange. */
  readonly shares: {
    readonly contract: AccountText
    /** `pool`: the id of the coin that is pooled; `community` for what was brought to the community. */
    readonly pools: readonly { readonly pool: string; readonly units: string }[]
  } | null
  /** Kept by a wallet of issuers. Null where it is none for soulbound tokens. */
  readonly soulbound: {
    /** `token`: the issuer's signature. */
    readonly tokens: readonly { readonly issuer: string; readonly token: Hex }[]
  } | null
}

export type FactKind = keyof FactValues

/** The subject of a fact. */
export interface Question<K extends FactKind = FactKind> {
  readonly fact: K
  /** The wallet or account; null where the name itself is meant. */
  readonly of: AccountText | null
  /** The id of the coin or collection; null where there is none. */
  readonly about: string | null
}

/** Why something is not known. */
export interface Unknown {
  readonly code: RpcErrorCode
  /** In English, by this software or a node. */
  readonly reason: string
}

/** All that keeps an endpoint's answer from being known. */
export const unknownCodes: readonly RpcErrorCode[] = [
  'RpcTransport',
  'RpcTimeout',
  'RpcNodeError',
  'RpcInvalidAnswer',
  'RpcWrongNetwork',
  'RpcNotDeployed',
]

/** The answer to a question: a value, or why there is none. */
export type Told<K extends FactKind = FactKind> =
  | { readonly value: FactValues[K] }
  | { readonly unknown: Unknown }

/** Where an answer came from. */
export interface Source {
  /** Scheme and host of the endpoint; null where none answered. */
  readonly endpoint: string | null
  /** Its newest block before the question, and after the answer; null where it told none. */
  readonly fromBlock: string | null
  readonly toBlock: string | null
}

/** A fact of any kind; `fact` says which. */
export type StatedFact = { [K in FactKind]: Question<K> & Source & Told<K> }[FactKind]

export interface Statement {
  readonly format: typeof statementFormat
  readonly version: typeof statementVersion
  readonly name: string
  readonly network: {
    readonly name: string
    readonly chainId: number
    /** Of .ssi and .did. */
    readonly registry: AccountText
  }
  /** By the clock of the device, as in `2026-11-29T03:00:00.000Z`. */
  readonly madeAt: string
  readonly facts: readonly StatedFact[]
}

/** A file of a statement is no larger, in bytes. */
export const mostStatementBytes = 4 * 1024 * 1024
/** And has no more facts. */
export const mostFacts = 3_000

export function accountText(address: Address): AccountText {
  return { base16: address, bech32: toBech32(address) }
}

/** The statement as it is saved: JSON in canonical form (RFC 8785), of which the hash is taken. */
export function statementText(statement: Statement): string {
  return canonicalJson(statement)
}

/** SHA-256 of a statement's text, without 0x. */
export function statementHash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(2)
}

/** Gives each question a key of its own. */
export function questionKey({ fact, of, about }: Question): string {
  return JSON.stringify([fact, of?.base16 ?? null, about])
}

/** How many facts are known. */
export function knownFacts(facts: readonly StatedFact[]): number {
  return facts.filter((fact) => 'value' in fact).length
}

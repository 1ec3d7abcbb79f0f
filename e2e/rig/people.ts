/** People of a local network in this process, each with an account, a wallet with all its keys, and a name. */
import {
  readProtocol,
  readSigningWallet,
  type StorageWallet,
  type TransactionContent,
  type TransactionRequest,
} from '@tyto/chain'
import { didWallet, loadCode } from '@tyto/contracts'
import { testAccount, type TestAccount } from '@tyto/devnet'
import {
  addKey,
  createdKeyPurposes,
  messageToSign,
  type DocumentElement,
  type SigningRequest,
} from '@tyto/identity'
import { bytesToHex, contractAddress, ok, signSchnorr, type Address, type Hex } from '@tyto/primitives'
import { actions } from '../../apps/web/src/app/actions/actions'
import type { SentenceTools } from '../../apps/web/src/app/actions/testing/sentenceTools'
import type { AnyAction } from '../../apps/web/src/shared/transaction/action/action'
import { fitDonation } from '../../apps/web/src/shared/transaction/review/donation'
import type { ActionName, UnmeasuredAction } from '../../apps/web/src/shared/transaction/gas/usualGasTable'
import type { TestNetwork } from '../../packages/simulator/test/network'
import { callOf, deployOf } from '../../packages/simulator/test/requests'

/** Every write of the app has such a name. */
export type WriteName = ActionName | UnmeasuredAction

/** The tools for the cases of all actions; their sentences are another's. */
type PeopleTools = Omit<SentenceTools<TestAccount>, 'told' | 'know' | 'knowDomain'>

export interface Person {
  readonly account: TestAccount
  readonly wallet: Address
}

/** Who asks for something: with the wallet of their log-in, or before they have one. */
export interface Signer {
  readonly account: TestAccount
  readonly wallet: Address | null
  /** Is their storage wallet connected, which decrypts the keys of their documents? */
  readonly hasKeys?: true
}

/** The keys of a document; what is said to be encrypted names the key. */
export function keysOf(domain: string): readonly DocumentElement[] {
  return createdKeyPurposes.map((purpose) => {
    const label = `${domain} / ${purpose}`
    return addKey(purpose, bytesToHex(testAccount(label).publicKey), label)
  })
}

/** A storage wallet that decrypts the keys of `keysOf`. */
export const keyStore = {
  decrypt: async (label: string) => ok(bytesToHex(testAccount(label).privateKey).slice(2)),
} as unknown as StorageWallet

export type People = Awaited<ReturnType<typeof createPeople>>

/** Loads parts of the app, which look for a page: the globals of one stand in for it. */
export async function createPeople(network: TestNetwork) {
  const { readLocalNetwork } = await import('../../apps/web/src/shared/chain/network/localNetwork')
  const described = readLocalNetwork(network.devnet.network)

  async function send(by: TestAccount, request: TransactionRequest): Promise<void> {
    const { success } = await network.send(by, request)
    if (!success) throw new Error('The transaction failed.')
  }

  /** The action's own request for an input, fitted to the wallet as the review does it. */
  async function contentOf(
    name: WriteName,
    input: object,
    { account, hasKeys }: Pick<Signer, 'account' | 'hasKeys'>,
  ): Promise<TransactionContent> {
    const action: AnyAction = await actions[name]()
    const made = await action.request(input as never, {
      network: described,
      client: network.client,
      account: account.address,
      storage: hasKeys ? keyStore : null,
    })
    return (await fitDonation(action, made, network.client)).content
  }

  /** A wallet of an account; with a document, or without one. */
  async function newWallet(
    account: TestAccount,
    document: readonly DocumentElement[] | null,
  ): Promise<Address> {
    const before = await network.nonce(account)
    const made = await contentOf('deployDidWallet', {}, { account })
    if (made.kind !== 'deploy') throw new Error('no deploy')
    await send(account, deployOf(made.code, made.deploy))
    const wallet = contractAddress(account.address, before)
    if (document)
      await send(account, callOf(didWallet(wallet).DidCreate({ document, signature: null, tyron: null })))
    return wallet
  }

  /** Somebody who bought a name, by the actions themselves. */
  async function person(domain: string): Promise<Person> {
    const account = await network.account(domain)
    const wallet = await newWallet(account, keysOf(domain))
    const purchase = await contentOf('buyNftUsername', { wallet, domain, recipient: null }, { account })
    await send(account, { ...purchase, gasLimit: 10_000n, gasPriceLi: 2_000n })
    return { account, wallet }
  }

  /** A signature for a wallet, bound to it as the chain has it now. */
  async function signature(asked: SigningRequest, wallet: Address, key: string): Promise<Hex> {
    const target = await readSigningWallet(network.client, described, wallet)
    if (target === null) throw new Error('There is no such wallet.')
    return bytesToHex(signSchnorr(messageToSign(asked, target), testAccount(key).privateKey))
  }

  const tools: PeopleTools = {
    person,
    account: (label) => network.account(label),
    newWallet,
    keysOf,
    publicKeyOf: (label) => bytesToHex(testAccount(label).publicKey),
    signature,
    call: (account, call) => send(account, callOf(call)),
    deploy: async (account, { deploy, contract }) => {
      const address = contractAddress(account.address, await network.nonce(account))
      await send(account, deployOf(await loadCode(contract), deploy))
      return address
    },
    init: () => network.devnet.network.init,
    tyron: () => network.devnet.network.tyron,
    addressOf: (name) => network.addressOf(name),
    service: async (id) => {
      const { services } = await readProtocol(network.client, described)
      return services.get(id)!
    },
    mine: async (blocks) => {
      for (let block = 0; block < blocks; block++) await network.devnet.mineBlock()
    },
    alice: () => ({ account: testAccount(0), wallet: network.addressOf('alice.ssi') }),
  }

  return { described, send, contentOf, tools }
}

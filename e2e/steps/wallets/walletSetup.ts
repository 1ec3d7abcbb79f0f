/**
 * Wallets of every kind, version and status under names of a test's own, made from Node by signed transactions.
 * Their names come from the protocol's owner: nothing is written with the ten accounts that people play with.
 */
import { didWallet, init, initDid, loadCode, type DidWalletDocument } from '@tyto/contracts'
import { testAccount, type Devnet, type TestAccount } from '@tyto/devnet'
import { addKey, createdKeyPurposes, domainId } from '@tyto/identity'
import { bytesToHex, contractAddress, toBech32, zeroAddress, type Address, type Hex } from '@tyto/primitives'
import type { ContractCall, ScillaParam } from '@tyto/abi'
import { nextNonce, sendAndMine, sendCall } from '../network/signedTransactions'

const owner = testAccount('deployer')
let made = 0
/** Far from the accounts that people play with. */
const firstAccount = 10_000

/** A domain that nobody has, of ordinary length. */
export function freshDomain(prefix = 'owl'): string {
  made += 1
  return `${prefix}${made}`
}

/** An account of a test's own, with money; by its index the local wallet has it too. */
export async function newAccount(
  devnet: Devnet,
): Promise<{ readonly account: TestAccount; readonly index: number }> {
  const index = firstAccount + (made += 1)
  const account = testAccount(index)
  await devnet.faucet(account.address)
  await devnet.mineBlock()
  return { account, index }
}

/** The same, for who has no wallet in the page. */
export async function freshAccount(devnet: Devnet): Promise<TestAccount> {
  return (await newAccount(devnet)).account
}

/** Registers `domain` of a top level for an address; `did` is its DID wallet, the same address unless told otherwise. */
export async function issueName(
  devnet: Devnet,
  domain: string,
  address: Address,
  { did = address, topLevel = 'ssi' }: { readonly did?: Address; readonly topLevel?: 'ssi' | 'zlp' } = {},
): Promise<void> {
  const username = { tld: topLevel, username: domainId(domain), addr: address, dID: did }
  await callAs(devnet, owner, init(devnet.network.init).IssueNftUsername(username))
}

/** Deploys our own DID wallet for an account; with a document it is created too. */
export async function deployDidWallet(
  devnet: Devnet,
  controller: TestAccount,
  document?: readonly DidWalletDocument[],
): Promise<Address> {
  const deploy = didWallet.deploy({
    init_controller: controller.address,
    init: devnet.network.init,
    did_methods: new Map(),
    did_dkms: new Map(),
  })
  const address = await deployContract(devnet, await loadCode('DidWallet'), deploy.init)
  if (document)
    await callAs(devnet, controller, didWallet(address).DidCreate({ document, signature: null, tyron: null }))
  return address
}

/** The eight keys of a new document, of this label. */
export function keysOf(label: string): readonly DidWalletDocument[] {
  return createdKeyPurposes.map((purpose) =>
    addKey(purpose, bytesToHex(testAccount(`${label} / ${purpose}`).publicKey), 'none'),
  )
}

/** Saves a subdomain of a wallet, as its controller does. */
export async function saveSubdomain(
  devnet: Devnet,
  controller: TestAccount,
  {
    wallet,
    subdomain,
    address,
  }: { readonly wallet: Address; readonly subdomain: string; readonly address: Address },
): Promise<void> {
  const didKey: Hex = `0x${'00'.repeat(33)}`
  const entry = { addr: address, didKey, encrypted: 'null', domain: subdomain, nftID: '', tyron: null }
  await callAs(devnet, controller, didWallet(wallet).Dns(entry))
}

export interface StandInOptions {
  /** `DEFIxWALLET_6.4.0` */
  readonly version: string
  readonly status?: 'Deployed' | 'Created' | 'Recovered' | 'Updated' | 'Deactivated' | 'Locked'
  /** Hashes of domains. */
  readonly guardians?: readonly Hex[]
  readonly controller?: Address
}

/** Deploys a contract that says of itself what a wallet of some kind, version and status would say. */
export function deployStandIn(
  devnet: Devnet,
  { version, status = 'Created', guardians = [], controller = owner.address }: StandInOptions,
): Promise<Address> {
  const label = `stand-in ${(made += 1)}`
  return deployContract(devnet, standInCode(version, status), [
    { vname: '_scilla_version', type: 'Uint32', value: '0' },
    { vname: 'init_controller', type: 'ByStr20', value: controller },
    { vname: 'init_did', type: 'String', value: `did:tyron:zil:isol:${controller.slice(2)}` },
    {
      vname: 'did_methods',
      type: 'Map String ByStr33',
      value: createdKeyPurposes.map((purpose) => ({
        key: purpose,
        val: bytesToHex(testAccount(`${label} / ${purpose}`).publicKey),
      })),
    },
    {
      vname: 'guardians',
      type: 'Map ByStr32 Bool',
      value: guardians.map((key) => ({ key, val: { constructor: 'True', argtypes: [], arguments: [] } })),
    },
  ])
}

function standInCode(version: string, status: string): string {
  return `scilla_version 0

library StandIn

type DidStatus =
  | Deployed
  | Created
  | Recovered
  | Updated
  | Deactivated
  | Locked

let status: DidStatus = ${status}

contract StandIn
(
  init_controller: ByStr20,
  init_did: String,
  did_methods: Map String ByStr33,
  guardians: Map ByStr32 Bool
)

field version: String = "${version}"
field did: String = init_did
field did_status: DidStatus = status
field controller: ByStr20 = init_controller
field verification_methods: Map String ByStr33 = did_methods
field dkms: Map String String = Emp String String
field services: Map String ByStr20 = Emp String ByStr20
field did_domain_dns: Map String ByStr20 = Emp String ByStr20
field social_guardians: Map ByStr32 Bool = guardians

transition AddFunds()
  accept
end
`
}

/** A contract of the protocol's owner. */
export async function deployContract(
  devnet: Devnet,
  code: string,
  params: readonly ScillaParam[],
): Promise<Address> {
  const nonce = await nextNonce(devnet, owner.address)
  const deploy = { toAddr: zeroAddress, code, data: JSON.stringify(params), gasLimit: 200_000n }
  mustSucceed(await sendAndMine(devnet, owner, deploy))
  return contractAddress(owner.address, nonce - 1n)
}

/** Calls a contract; throws unless it is a success. */
export async function callAs(devnet: Devnet, from: TestAccount, call: ContractCall): Promise<void> {
  mustSucceed(await sendCall(devnet, from, call))
}

function mustSucceed({ id, success }: Awaited<ReturnType<typeof sendCall>>): void {
  if (!success) throw new Error(`The transaction ${id} failed.`)
}

/** An address in bech32 with two letters in its middle that changed places, so that the checksum does not fit. */
export function misspelt(address: Address): string {
  const bech32 = toBech32(address)
  const middle = 'zil1'.length + 14
  const at = bech32.split('').findIndex((letter, index) => index >= middle && letter !== bech32[index + 1])
  return bech32.slice(0, at) + bech32[at + 1]! + bech32[at]! + bech32.slice(at + 2)
}

/** Where a service of the protocol stands. */
export async function serviceAt(devnet: Devnet, id: string): Promise<Address> {
  const { address, field } = initDid(devnet.network.initDid).fields.services
  const params = [address.slice(2), field, [id]]
  const answer = await devnet.handleRpc({ id: 1, jsonrpc: '2.0', method: 'GetSmartContractSubState', params })
  return (answer as { result: { services: Record<string, Address> } }).result.services[id]!
}

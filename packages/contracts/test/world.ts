import type { ContractCall, ContractDeploy, FieldRead } from '@tyto/abi'
import { createProgramCache, executeTransaction, MemoryState, type Execution } from '@tyto/execution'
import {
  addressOfPublicKey,
  bytesToHex,
  contractAddress,
  publicKeyOf,
  qaPerZil,
  sha256,
  utf8ToBytes,
  type Address,
  type Hex,
} from '@tyto/primitives'
import { valueToJson } from '@tyto/scilla'
import { expect } from 'vitest'
import {
  didWallet,
  loadCode,
  planProtocol,
  type ContractName,
  type PlanStep,
  type ProtocolAddresses,
} from '../src'
import { limitOf, played } from './playedGas'

export const zil = qaPerZil
export const localChainId = 222

/** The gas that the app lets a transaction use. */
const callGas = 10_000n
const deployGas = 50_000n

/** Compiled once for all tests of a file. */
const programs = createProgramCache()

/** Somebody with a key. */
export interface Person {
  readonly privateKey: Uint8Array
  readonly publicKey: Hex
  readonly address: Address
}

/** The same label gives the same person. */
export function person(label: string): Person {
  const privateKey = sha256(utf8ToBytes(`contract tests / ${label}`))
  const publicKey = publicKeyOf(privateKey)
  return { privateKey, publicKey: bytesToHex(publicKey), address: addressOfPublicKey(publicKey) }
}

export function domainId(domain: string): Hex {
  return bytesToHex(sha256(utf8ToBytes(domain)))
}

/** An in-memory chain on which people send transactions through the bindings. */
export class World {
  readonly state: MemoryState
  /** The block that the next transaction stands in. */
  block: bigint

  constructor(state = new MemoryState(), block = 1n) {
    this.state = state
    this.block = block
  }

  /** The same chain as it stands, going on by itself: what happens there does not happen here. */
  fork(): World {
    return new World(this.state.copy(), this.block)
  }

  /** Everybody starts with a million ZIL. */
  join(label: string): Person {
    const someone = person(label)
    this.state.setBalance(someone.address, 1_000_000n * zil)
    return someone
  }

  call(sender: Person | Address, call: ContractCall, gasLimit = callGas): Execution {
    const { to, transition, params, amount } = call
    return this.#run(sender, { kind: 'call', to, transition, params, amount }, gasLimit)
  }

  async deploy(sender: Person | Address, contract: ContractName, deploy: ContractDeploy): Promise<Address> {
    return this.deployCode(sender, await loadCode(contract), deploy)
  }

  /** Deploys a contract that is none of the project's. */
  deployCode(sender: Person | Address, code: string, deploy: ContractDeploy): Address {
    const address = contractAddress(addressOf(sender), this.state.nonce(addressOf(sender)))
    succeeds(this.#run(sender, { kind: 'deploy', code, ...deploy }, deployGas))
    return address
  }

  /** Carries out a plan; each step must succeed. */
  async carryOut(steps: readonly PlanStep[]): Promise<void> {
    for (const step of steps) {
      if (step.kind === 'call') succeeds(this.call(step.sender, step.call))
      else expect(await this.deploy(step.sender, step.contract, step.deploy)).toBe(step.address)
    }
  }

  /** The value at this place, null where there is none. */
  read<T>(read: FieldRead<T>): T | null {
    const value = this.state.field(read.address, read.field, read.keys)
    return value === undefined ? null : read.decode(valueToJson(value))
  }

  /** Empty blocks. */
  pass(blocks: bigint): void {
    this.block += blocks
  }

  balance(of: Person | Address): bigint {
    return this.state.balance(addressOf(of))
  }

  #run(sender: Person | Address, action: CallOrDeploy, gasLimit: bigint): Execution {
    const address = addressOf(sender)
    const nonce = this.state.nonce(address) + 1n
    const { gas } = played
    const tx = { ...action, sender: address, nonce, gasLimit: limitOf(gasLimit), gasPrice: gas.leastPrice }
    const block = { number: this.block++, timestamp: 0n, chainId: localChainId, gas }
    const execution = executeTransaction(tx, { block, reader: this.state, programs })
    this.state.apply(execution.difference)
    return execution
  }
}

type CallOrDeploy =
  | ({ readonly kind: 'call' } & ContractCall)
  | ({ readonly kind: 'deploy'; readonly code: string } & ContractDeploy)

function addressOf(of: Person | Address): Address {
  return typeof of === 'string' ? of : of.address
}

/** A world in which the protocol stands. */
export interface ProtocolWorld extends ProtocolAddresses {
  readonly world: World
  readonly deployer: Person
}

export async function protocolWorld(): Promise<ProtocolWorld> {
  const world = new World()
  const deployer = world.join('deployer')
  const { steps, addresses } = planProtocol({ deployer: deployer.address, nonce: 0n })
  await world.carryOut(steps)
  return { world, deployer, ...addresses }
}

/** Keys that a wallet is deployed with. */
export interface WalletKeys {
  readonly methods?: ReadonlyMap<string, Hex>
  readonly dkms?: ReadonlyMap<string, string>
}

export async function deployWallet(
  { world, init }: Pick<ProtocolWorld, 'world' | 'init'>,
  controller: Person,
  { methods = new Map(), dkms = new Map() }: WalletKeys = {},
): Promise<Address> {
  const init_ = { init_controller: controller.address, init, did_methods: methods, did_dkms: dkms }
  return world.deploy(controller, 'DidWallet', didWallet.deploy(init_))
}

export function succeeds(execution: Execution): void {
  expect(execution.failure).toBeUndefined()
  expect(execution.receipt.success).toBe(true)
}

/** The contract threw this exception with this code, and nothing but the sender's nonce and gas changed. */
export function throws(execution: Execution, exception: string, code: number): void {
  expect(execution.failure).toMatchObject({ exception, code: BigInt(code) })
  expect(execution.receipt.success).toBe(false)
  expect(execution.difference.writes).toEqual([])
  expect(execution.difference.balances.size).toBe(1)
}

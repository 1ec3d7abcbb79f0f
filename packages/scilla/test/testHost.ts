import type { ScillaType } from '@tyto/abi'
import { GasMeter } from '../src/gas/gasMeter'
import { parseContract } from '../src/syntax/parse'
import { compileContract } from '../src/runtime/compile/compileContract'
import type { CompileOptions } from '../src/runtime/compile/compileContract'
import type { AccountView, EmittedEvent, Host, OutgoingMessage } from '../src/runtime/host'
import type { Program } from '../src/runtime/program'
import { blockNumberValue, bytesValue, integerValue, type Value } from '../src/values/values'

// For the tests of this package: a contract and a state in one object, every effect written down.

export const thisAddress = `0x${'11'.repeat(20)}` as const
export const sender = `0x${'ab'.repeat(20)}` as const
export const origin = `0x${'cd'.repeat(20)}` as const
export const other = `0x${'22'.repeat(20)}` as const

const unused: AccountView = { kind: 'unused', balance: 0n, nonce: 0n, codeHash: undefined }

function pathOf(field: string, keys: readonly string[]): string {
  return [field, ...keys].join('/')
}

/** Entries of maps stand under the path of their keys; whole maps are fields like any other. */
export class TestHost implements Host {
  readonly immutables: ReadonlyMap<string, Value>
  readonly sender = sender
  readonly origin = origin
  readonly blockNumber = 100n
  readonly chainId = 222
  amount = 0n
  balance = 1000n
  gas = GasMeter.forLimit(100_000)
  readonly state = new Map<string, Value>()
  readonly accounts = new Map<string, AccountView>()
  readonly remoteTypes = new Map<string, ScillaType>()
  readonly remoteState = new Map<string, Value>()
  readonly messages: OutgoingMessage[] = []
  readonly events: EmittedEvent[] = []
  /** Every effect in order, as text. */
  readonly log: string[] = []

  constructor(immutables: ReadonlyMap<string, Value>) {
    this.immutables = immutables
  }

  timestamp(blockNumber: bigint): bigint | undefined {
    return blockNumber < this.blockNumber ? blockNumber * 1_000_000n : undefined
  }
  readField(field: string, keys: readonly string[]): Value | undefined {
    return this.state.get(pathOf(field, keys))
  }
  hasEntry(field: string, keys: readonly string[]): boolean {
    return this.state.has(pathOf(field, keys))
  }
  writeField(field: string, keys: readonly string[], value: Value): void {
    this.log.push(`write ${pathOf(field, keys)}`)
    this.state.set(pathOf(field, keys), value)
  }
  removeEntry(field: string, keys: readonly string[]): void {
    this.log.push(`remove ${pathOf(field, keys)}`)
    this.state.delete(pathOf(field, keys))
  }
  account(address: string): AccountView {
    return this.accounts.get(address) ?? unused
  }
  remoteFieldType(address: string, field: string): ScillaType | undefined {
    return this.remoteTypes.get(pathOf(address, [field]))
  }
  readRemoteField(address: string, field: string, keys: readonly string[]): Value | undefined {
    return this.remoteState.get(pathOf(address, [field, ...keys]))
  }
  hasRemoteEntry(address: string, field: string, keys: readonly string[]): boolean {
    return this.remoteState.has(pathOf(address, [field, ...keys]))
  }
  accept(): void {
    this.log.push('accept')
    this.balance += this.amount
  }
  send(message: OutgoingMessage): void {
    this.log.push(`send ${message.tag}`)
    this.messages.push(message)
  }
  event(event: EmittedEvent): void {
    this.log.push(`event ${event.name}`)
    this.events.push(event)
  }
}

export const implicit: readonly (readonly [string, Value])[] = [
  ['_scilla_version', integerValue('Uint32', 0n)],
  ['_this_address', bytesValue(thisAddress)],
  ['_creation_block', blockNumberValue(7n)],
]

export interface TestContract {
  readonly program: Program
  readonly host: TestHost
  /** Calls a transition on the host. */
  call(tag: string, params?: { readonly [name: string]: Value }): void
}

/** Compiles a contract and gives it a host; `deploy` is left to the test. */
export function testContract(
  source: string,
  params: { readonly [name: string]: Value } = {},
  options?: CompileOptions,
): TestContract {
  const program = compileContract(parseContract(source, 'test.scilla'), options)
  const host = new TestHost(new Map([...implicit, ...Object.entries(params)]))
  return {
    program,
    host,
    call: (tag, values = {}) => program.call(host, tag, new Map(Object.entries(values))),
  }
}

import type { ScillaType } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import type { AccountView, Value } from '@tyto/scilla'
import { Overlay } from './overlay'
import type { ProgramCache } from './programCache'
import type { StateReader } from './state'
import type { BlockContext } from './transaction'

/** What all calls of one transaction share: the state with the writes so far, the block, the compiled programs. */
export class World {
  readonly state: Overlay
  readonly block: BlockContext
  readonly origin: Address
  readonly programs: ProgramCache

  constructor(reader: StateReader, block: BlockContext, origin: Address, programs: ProgramCache) {
    this.state = new Overlay(reader, (address, field) => this.fieldType(address, field))
    this.block = block
    this.origin = origin
    this.programs = programs
  }

  account(address: Address): AccountView {
    const balance = this.state.balance(address)
    const nonce = this.state.nonce(address)
    const code = this.state.code(address)
    if (code === undefined) {
      return { kind: balance > 0n || nonce > 0n ? 'user' : 'unused', balance, nonce, codeHash: undefined }
    }
    const kind = isTrue(this.state.init(address).get('_library')) ? 'library' : 'contract'
    return { kind, balance, nonce, codeHash: this.programs.codeHash(code) }
  }

  fieldType(address: Address, field: string): ScillaType | undefined {
    const code = this.state.code(address)
    return code === undefined ? undefined : this.programs.load(code).fieldType(field, address)
  }

  /** A contract may look at the time of earlier blocks only. */
  timestamp(blockNumber: bigint): bigint | undefined {
    if (blockNumber >= this.block.number) return undefined
    return this.block.timestampOf?.(blockNumber)
  }
}

function isTrue(value: Value | undefined): boolean {
  return value?.kind === 'adt' && value.name === 'True'
}

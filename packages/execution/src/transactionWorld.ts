import type { ScillaType } from '@tyto/abi'
import type { Address, GasRules } from '@tyto/primitives'
import type { AccountView, Program } from '@tyto/scilla'
import { externalLibraries, isLibrary } from './externalLibraries'
import { programAt } from './loadedCode'
import { Overlay } from './overlay'
import type { ProgramCache } from './programCache'
import type { StateReader } from './state'
import { gasRulesOf, type BlockContext } from './transaction'

/** The things that all calls of one transaction share: the state with the writes so far, the block, the compiled programs. */
export class TransactionWorld {
  readonly state: Overlay
  readonly block: BlockContext
  readonly gas: GasRules
  readonly origin: Address
  readonly programs: ProgramCache

  constructor(reader: StateReader, block: BlockContext, origin: Address, programs: ProgramCache) {
    this.state = new Overlay(reader, (address, field) => this.fieldType(address, field))
    this.block = block
    this.gas = gasRulesOf(block)
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
    const kind = isLibrary(this.state.init(address)) ? 'library' : 'contract'
    return { kind, balance, nonce, codeHash: this.programs.codeHash(code) }
  }

  /** The program of the contract at an address where one stands. */
  program(address: Address): Program {
    const libraries = externalLibraries(this.state, this.state.init(address))
    return this.programs.load(this.state.code(address)!, libraries)
  }

  fieldType(address: Address, field: string): ScillaType | undefined {
    return programAt(this.state, address, this.programs)?.fieldType(field, address)
  }

  /** A contract may look at the time of earlier blocks only. */
  timestamp(blockNumber: bigint): bigint | undefined {
    if (blockNumber >= this.block.number) return undefined
    return this.block.timestampOf?.(blockNumber)
  }
}

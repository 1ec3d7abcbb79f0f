import { isRecord, toChecksumAddress, zeroAddress } from '@tyto/primitives'
import type { Provider } from './provider'
import type { ZilPayBuild } from '../base/requests'
import { ZilPayTransaction, type TransactionParams } from './transaction'
import { readAddress } from './utilities'
import type { ZilPayWallet } from './wallet'

/** One parameter of a transition; handed on as it is, unchecked. */
export interface ContractParam {
  readonly vname: string
  readonly type: string
  readonly value: unknown
}

/** `amount` in Qa (0 if missing), `gasPrice` in Li. */
export type Overrides = Partial<TransactionParams>

/** A contract on the chain, or one that `deploy` is about to make (then `address` is undefined). */
export class Contract {
  address: string | undefined
  readonly #provider: Provider
  readonly #wallet: ZilPayWallet
  readonly #build: ZilPayBuild
  readonly #source: { readonly code: string; readonly init: readonly ContractParam[] } | undefined

  constructor(
    { provider, wallet, build }: ContractParts,
    of: { readonly address: string } | { readonly code: string; readonly init: readonly ContractParam[] },
  ) {
    this.#provider = provider
    this.#wallet = wallet
    this.#build = build
    this.address = 'address' in of ? toChecksumAddress(readAddress(of.address)) : undefined
    this.#source = 'code' in of ? of : undefined
  }

  async call(
    transition: string,
    params: readonly ContractParam[],
    overrides: Overrides = {},
    priority = false,
  ): Promise<ZilPayTransaction> {
    const own = { toAddr: this.#whole(), data: JSON.stringify({ _tag: transition, params }) }
    // In the classic build a page can even override what it calls.
    const given = this.#build === 'classic' ? { ...own, ...overrides } : { ...overrides, ...own }
    return this.#wallet.submit(new ZilPayTransaction(given, priority))
  }

  async deploy(overrides: Overrides = {}, priority = false): Promise<[ZilPayTransaction, Contract]> {
    if (!this.#source) throw new Error('Only a new contract can be deployed.')
    const { code, init } = this.#source
    const own = { toAddr: zeroAddress, code, data: JSON.stringify(init) }
    const sent = await this.#wallet.submit(new ZilPayTransaction({ ...overrides, ...own }, priority))
    if (this.#build === 'classic' && sent.ContractAddress) {
      sent.ContractAddress = toChecksumAddress(readAddress(sent.ContractAddress))
    }
    this.address = sent.ContractAddress
    return [sent, this]
  }

  async getState(): Promise<unknown> {
    return this.#read('GetSmartContractState')
  }
  async getSubState(field: string, indices: readonly string[] = []): Promise<unknown> {
    return this.#read('GetSmartContractSubState', field, indices)
  }
  async getInit(): Promise<unknown> {
    return this.#read('GetSmartContractInit')
  }
  async getCode(): Promise<unknown> {
    const result = await this.#read('GetSmartContractCode')
    return isRecord(result) ? result['code'] : result
  }

  async #read(method: string, ...params: readonly unknown[]): Promise<unknown> {
    const address = readAddress(this.#whole()).slice(2)
    return (await this.#provider.send(method, address, ...params)).result
  }

  #whole(): string {
    if (this.address === undefined) throw new Error('This contract has no address yet.')
    return this.address
  }
}

export interface ContractParts {
  readonly provider: Provider
  readonly wallet: ZilPayWallet
  readonly build: ZilPayBuild
}

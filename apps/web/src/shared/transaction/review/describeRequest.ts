import {
  decodeParams,
  encodeCallData,
  encodeDeployData,
  isTransition,
  type ContractBinding,
  type ContractShape,
  type ScillaParam,
} from '@tyto/abi'
import type { TransactionRequest, WalletGasPrice } from '@tyto/chain'
import {
  bytesToHex,
  qaPerLi,
  sha256,
  toChecksumAddress,
  utf8ToBytes,
  zeroAddress,
  type Address,
  type Hex,
} from '@tyto/primitives'
import type { Knowledge } from '../../values/knowledge'
import { gasBoundOf } from '../gas/gasBoundOf'
import { priceBoundOf, type PriceBound } from './priceBound'
import { showParams, type ShownParam } from '../../values/showParams'

/** Everything that a person should see before the wallet opens. */
export interface RequestDescription {
  readonly kind: TransactionRequest['kind']
  /** The contract or recipient; null for a deploy. */
  readonly to: { readonly address: Address; readonly name: string | null } | null
  readonly transition: string | null
  readonly params: readonly ShownParam[]
  /** Does the call fit a contract that the app knows? Null where it knows none. */
  readonly fitsBinding: boolean | null
  /** The amount that is sent, in Qa. */
  readonly amount: bigint
  readonly gas: {
    readonly limit: bigint
    /** The price that the wallet pays. */
    readonly price: WalletGasPrice
    /** Gas limit times the wallet's highest price, in Qa: the most that can be charged. */
    readonly bound: bigint
  }
  /** The donation in the call, in Qa; null if the call has no parameter for one. */
  readonly donation: bigint | null
  /** The call has a parameter for a signature, and it is empty. */
  readonly isUnsigned: boolean
  /** Of a purchase: how much its price may be; null for any other call. */
  readonly priceBound: PriceBound | null
  /** The code that a deploy puts on the chain. */
  readonly code: { readonly bytes: number; readonly sha256: Hex; readonly version: string | null } | null
  /** The transaction as indented JSON; the code of a deploy is replaced by its hash. */
  readonly raw: string
}

/** Describes a request to sign in words for a person. Pure. A malformed parameter is shown as it is; never throws. */
export function describeRequest(
  request: TransactionRequest,
  price: WalletGasPrice,
  knowledge: Knowledge = {},
): RequestDescription {
  const sent = paramsOf(request)
  const transition = request.kind === 'call' ? request.call.transition : null
  const to = recipientOf(request)
  const binding = transition === null ? undefined : findBinding(transition, sent, knowledge)
  const contract = binding === undefined ? null : { name: binding.description.vname }
  const params = showParams(sent, { of: transition ?? '', contract, names: knowledge })
  return {
    kind: request.kind,
    to: to === null ? null : { address: to, name: knowledge.nameOfAddress?.(to) ?? null },
    transition,
    params,
    fitsBinding: transition === null || !knowledge.bindings?.length ? null : binding !== undefined,
    amount: amountOf(request),
    gas: {
      limit: request.gasLimit,
      price,
      bound: gasBoundOf(request.gasLimit, price),
    },
    donation: transition === null ? null : donationOf(params),
    isUnsigned: params.some(isEmptySignature),
    priceBound: priceBoundOf({ transition, contract: contract?.name, params }),
    code: request.kind === 'deploy' ? describeCode(request.code) : null,
    raw: JSON.stringify(rawOf(request), null, 2),
  }
}

function paramsOf(request: TransactionRequest): readonly ScillaParam[] {
  if (request.kind === 'call') return request.call.params
  return request.kind === 'deploy' ? request.deploy.init : []
}

function recipientOf(request: TransactionRequest): Address | null {
  if (request.kind === 'call') return request.call.to
  return request.kind === 'payment' ? request.to : null
}

/** The amount that is sent, in Qa. */
export function amountOf(request: TransactionRequest): bigint {
  if (request.kind === 'call') return request.call.amount
  return request.kind === 'deploy' ? request.deploy.amount : request.amount
}

type Binding = ContractBinding<ContractShape>

function findBinding(
  transition: string,
  params: readonly ScillaParam[],
  { bindings = [] }: Knowledge,
): Binding | undefined {
  return bindings.find((binding) => {
    if (!isTransition(binding, transition)) return false
    try {
      decodeParams(binding, transition, params)
      return true
    } catch {
      return false
    }
  })
}

function donationOf(params: readonly ShownParam[]): bigint | null {
  const place = params.find(({ name, value }) => name === 'tyron' && value.kind === 'option')?.value
  if (place?.kind !== 'option') return null
  if (place.value === null) return 0n
  return place.value.kind === 'amount' || place.value.kind === 'number' ? place.value.value : null
}

function isEmptySignature({ name, value }: ShownParam): boolean {
  return /^(?:signature|sig)$/i.test(name) && value.kind === 'option' && value.value === null
}

function describeCode(code: string): NonNullable<RequestDescription['code']> {
  const bytes = utf8ToBytes(code)
  // Every wallet of the protocol has its version in a field of this name.
  const version = /\bfield\s+version\s*:\s*String\s*=\s*"([^"\n]{1,80})"/.exec(code)?.[1] ?? null
  return { bytes: bytes.length, sha256: bytesToHex(sha256(bytes)), version }
}

/** The request in the form in which the chain will see it. */
function rawOf(request: TransactionRequest): object {
  const price = request.gasPriceLi * qaPerLi
  const common = {
    toAddr: toChecksumAddress(recipientOf(request) ?? zeroAddress),
    amount: amountOf(request).toString(),
    gasPrice: price.toString(),
    gasLimit: request.gasLimit.toString(),
  }
  if (request.kind === 'call') return { ...common, data: JSON.parse(encodeCallData(request.call)) as unknown }
  if (request.kind === 'payment') return common
  const { sha256: hash } = describeCode(request.code)
  return { ...common, code: `sha256 ${hash}`, data: JSON.parse(encodeDeployData(request.deploy)) as unknown }
}

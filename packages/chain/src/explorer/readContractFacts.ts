import type { NamedType, ScillaParam } from '@tyto/abi'
import { ownValue, type Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { decodeAddress, decodeList, decodeText, decodeTransactionId } from '../reads/decodeShapes'
import { getContractInit } from '../reads/getContractInit'

/** What a contract says of itself once and for all: none of it ever changes. */
export interface ContractFacts {
  /** As its source calls it. */
  readonly name: string
  readonly fields: readonly NamedType[]
  readonly deployer: Address
  /** The transaction that made it. */
  readonly transactionId: string
  readonly init: readonly ScillaParam[]
}

/** A contract by its address; null where none stands. One trip, on the local network only. Rejects with `RpcError`. */
export async function readContractFacts(
  client: Requests,
  address: Address,
  options?: RequestOptions,
): Promise<ContractFacts | null> {
  const method = 'tyto_getContract'
  const [answer, init] = await Promise.all([
    client.request(method, [address], options),
    getContractInit(client, address, options),
  ])
  if (answer === null || init === null) return null
  return {
    name: decodeText(ownValue(answer, 'name'), method),
    fields: decodeList(ownValue(answer, 'fields'), decodeField, method),
    deployer: decodeAddress(ownValue(answer, 'deployer'), method),
    transactionId: decodeTransactionId(ownValue(answer, 'transactionId'), method),
    init,
  }
}

function decodeField(json: unknown, method: string): NamedType {
  return {
    vname: decodeText(ownValue(json, 'vname'), method),
    type: decodeText(ownValue(json, 'type'), method),
  }
}

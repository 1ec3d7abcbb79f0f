import type { NamedType, ScillaParam } from '@tyto/abi'
import { ownValue, type Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { decodeAddress, decodeList, decodeText, decodeTransactionId } from '../reads/decodeShapes'
import { contractNameIn } from '../reads/contractNameIn'
import { fieldsIn } from '../reads/fieldsIn'
import { getContractCode } from '../reads/getContractCode'
import { getContractInit } from '../reads/getContractInit'
import type { Tells } from './readSummaries'

/** Facts of a contract that never change. */
export interface ContractFacts {
  /** As its source calls it. */
  readonly name: string
  readonly fields: readonly NamedType[]
  /** Null where the node does not tell it. */
  readonly deployer: Address | null
  /** The transaction that made it; null where the node does not tell it. */
  readonly transactionId: string | null
  readonly init: readonly ScillaParam[]
}

/**
 * A contract by its address; null where none stands. One trip. Of nodes that tell no more than its code, name and fields are read
 * there, and who made it is not known. Rejects with `RpcError`.
 */
export async function readContractFacts(
  client: Requests,
  { tellsHistory }: Tells,
  address: Address,
  options?: RequestOptions,
): Promise<ContractFacts | null> {
  return tellsHistory ? readTold(client, address, options) : readByCode(client, address, options)
}

async function readByCode(
  client: Requests,
  address: Address,
  options?: RequestOptions,
): Promise<ContractFacts | null> {
  const [code, init] = await Promise.all([
    getContractCode(client, address, options),
    getContractInit(client, address, options),
  ])
  if (code === null || init === null) return null
  return {
    name: contractNameIn(code) ?? '',
    fields: fieldsIn(code),
    deployer: null,
    transactionId: null,
    init,
  }
}

async function readTold(
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

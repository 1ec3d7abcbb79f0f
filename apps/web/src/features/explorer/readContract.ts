import type { NamedType, ScillaParam } from '@tyto/abi'
import { getContractInit, type Client, type RequestOptions } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { ownValue, readHexAddress, readId, readList, readText, wrongAnswer } from './wire'

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

/** A contract by its address; null where none stands. */
export async function readContract(
  client: Client,
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
    name: readText(ownValue(answer, 'name'), method),
    fields: readList(
      ownValue(answer, 'fields'),
      (field) => ({
        vname: readText(ownValue(field, 'vname'), method),
        type: readText(ownValue(field, 'type'), method),
      }),
      method,
    ),
    deployer: readHexAddress(ownValue(answer, 'deployer'), method),
    transactionId: readId(ownValue(answer, 'transactionId'), method),
    init,
  }
}

/** The whole state of a contract: the JSON of each field by its name, `_balance` included. */
export async function readContractState(
  client: Client,
  address: Address,
  options?: RequestOptions,
): Promise<ReadonlyMap<string, unknown>> {
  const method = 'GetSmartContractState'
  const answer = await client.request(method, [address.slice(2)], options)
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) throw wrongAnswer(method)
  return new Map(Object.entries(answer))
}

import type { ScillaParam } from '@tyto/abi'
import { initDid } from '@tyto/contracts'
import { decodeChainText } from '@tyto/identity'
import { isRecord, ownValue, parseJson, type Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { decodeReceipt, type ContractEvent } from '../explorer/receipt'
import type { Network } from '../networks/networks'
import { getConfirmedTransaction } from '../reads/getConfirmedTransaction'
import { readFields, valueOr } from '../reads/readField'
import { requestIfPresent } from '../reads/requestOrNull'
import { decodeSent } from '../reads/sentTransaction'
import { findInitDid } from './findInitDid'

/** Collections of names, by the service under which the protocol keeps each. */
const nameCollections = ['.gzil', '.zlp'] as const
/** More names than one mint has room for. */
const mostNames = 100

/**
 * The issuer to which a confirmed transaction sent a travel rule, by the name that was signed (`kyc`); null where it sent none.
 * One trip. Rejects with `RpcError`.
 */
export async function readTravelRuleIssuer(
  client: Requests,
  id: string,
  options?: RequestOptions,
): Promise<string | null> {
  const found = await getConfirmedTransaction(client, id, options)
  if (found === null || !found.receipt.success) return null
  const data = parseJson(found.sent.data ?? '')
  const params = ownValue(data, 'params')
  if (ownValue(data, '_tag') !== 'Ivms101' || !Array.isArray(params)) return null
  const issuer: unknown = params.find((param) => isRecord(param) && param['vname'] === 'issuerName')?.value
  return typeof issuer === 'string' ? issuer : null
}

/**
 * The names that a confirmed transaction minted (`owl.gzil`), as the collections of the protocol itself tell it, in their
 * order; none where it minted none. Two trips, three where the network does not say where its protocol stands. Rejects with
 * `RpcError`.
 */
export async function readMintedNames(
  client: Requests,
  network: Pick<Network, 'registry' | 'zlpRegistry' | 'initDid'>,
  id: string,
  options?: RequestOptions,
): Promise<readonly string[]> {
  const method = 'GetTransaction'
  const [answer, record] = await Promise.all([
    requestIfPresent(client, method, [id], options),
    network.initDid ?? findInitDid(client, network, options),
  ])
  const receipt = ownValue(answer, 'receipt')
  if (!isRecord(receipt) || receipt['success'] !== true) return []
  decodeSent(answer, method, id)
  const { services } = initDid(record).fields
  const reads = Object.fromEntries(nameCollections.map((name) => [name, services.at(name)]))
  const places = await readFields(client, reads, options)
  const suffixes = new Map<Address, string>()
  for (const name of nameCollections) {
    const reading = places[name]
    const place = reading && valueOr(reading, null)
    if (place) suffixes.set(place, name)
  }
  const { events } = decodeReceipt(receipt, method)
  const minted = events.flatMap((event) => {
    const suffix = suffixes.get(event.address)
    return suffix === undefined ? [] : namesOf(event).map((name) => `${decodeChainText(name)}${suffix}`)
  })
  return minted.slice(0, mostNames)
}

function namesOf({ name, params }: ContractEvent): readonly string[] {
  if (name === 'Mint') return [valueOf(params, 'token_uri')].filter(isText)
  if (name !== 'BatchMint') return []
  const pairs = valueOf(params, 'to_token_uri_pair_list')
  if (!Array.isArray(pairs)) return []
  return pairs.flatMap((pair: unknown) => {
    const parts = ownValue(pair, 'arguments')
    return Array.isArray(parts) ? [parts[1]].filter(isText) : []
  })
}

function valueOf(params: readonly ScillaParam[], name: string): unknown {
  return params.find(({ vname }) => vname === name)?.value
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

import { donateFund, initDid, xPoints } from '@tyto/contracts'
import type { Name } from '@tyto/identity'
import { isRecord, ownValue, parseJson, type Address, type Hex } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { RpcError } from '../client/RpcError'
import type { Network } from '../networks/networks'
import { getConfirmedTransaction } from '../reads/getConfirmedTransaction'
import { readField, readFields, valueOr } from '../reads/readField'
import { findInitDid } from './findInitDid'
import { readNameAddresses } from './readNameAddresses'

type Registries = Pick<Network, 'registry' | 'zlpRegistry' | 'reserve' | 'initDid'>

/** The name of the board of motions of the protocol. */
export const motionsName: Name = { subdomain: '', domain: 'xpoints', topLevel: 'ssi' }
/** The service that counts xPoints: what a board takes off, it takes off there. */
export const fundService = 'donate'

/** 1e12 units are one xPoint. */
export const xPointDecimals = 12

/** Where motions and points stand; null where the name leads nowhere, and where the protocol names no fund. */
export interface MotionPlaces {
  readonly board: Address | null
  readonly fund: Address | null
}

export interface Motion {
  readonly id: Hex
  /** As it stands on the chain: the text of a stranger. */
  readonly text: string
  /** In units of which 1e12 are one xPoint. */
  readonly points: bigint
}

export interface MotionsBoard {
  /** The version that the contract states: `xpoints_1.0.0`. */
  readonly version: string
  /** Most points first, then by id. */
  readonly motions: readonly Motion[]
}

/**
 * Where a board of motions and the fund that counts points stand. One trip, two where the network does not say where its
 * protocol stands. Rejects with `RpcError`.
 */
export async function findMotions(
  client: Requests,
  network: Registries,
  name: Name,
  options?: RequestOptions,
): Promise<MotionPlaces> {
  const [[board = null], fund] = await Promise.all([
    readNameAddresses(client, network, [name], options),
    findFund(client, network, options),
  ])
  return { board, fund }
}

async function findFund(
  client: Requests,
  network: Registries,
  options?: RequestOptions,
): Promise<Address | null> {
  try {
    const record = network.initDid ?? (await findInitDid(client, network, options))
    return valueOr(await readField(client, initDid(record).fields.services.at(fundService), options), null)
  } catch (error) {
    if (error instanceof RpcError && error.code === 'RpcNotDeployed') return null
    throw error
  }
}

/** The motions of a board; null where no contract stands. One trip. Rejects with `RpcError`. */
export async function readMotions(
  client: Requests,
  board: Address,
  options?: RequestOptions,
): Promise<MotionsBoard | null> {
  const { version, motions, ranking } = xPoints(board).fields
  const read = await readFields(client, { version, motions, ranking }, options)
  if (read.version.kind === 'not deployed') return null
  const points = valueOr(read.ranking, new Map<Hex, bigint>())
  const list = Array.from(valueOr(read.motions, new Map<Hex, string>()), ([id, text]) => ({
    id,
    text,
    points: points.get(id) ?? 0n,
  }))
  list.sort((a, b) => (a.points === b.points ? (a.id < b.id ? -1 : 1) : a.points > b.points ? -1 : 1))
  return { version: valueOr(read.version, ''), motions: list }
}

/** The xPoints of an account, in units of which 1e12 are one point. One trip. Rejects with `RpcError`. */
export async function readXPoints(
  client: Requests,
  fund: Address,
  account: Address,
  options?: RequestOptions,
): Promise<bigint> {
  const reading = await readField(client, donateFund(fund).fields.xpoints.at(account), options)
  if (reading.kind === 'not deployed') {
    throw new RpcError('RpcNotDeployed', 'The contract that counts xPoints does not stand on its chain.')
  }
  return valueOr(reading, 0n)
}

/**
 * The text of the motion that a confirmed transaction raised on the board of the protocol, as it stands on the chain;
 * null where it raised none. Two trips. Rejects with `RpcError`.
 */
export async function readRaisedMotion(
  client: Requests,
  network: Registries,
  id: string,
  options?: RequestOptions,
): Promise<string | null> {
  const [found, { board }] = await Promise.all([
    getConfirmedTransaction(client, id, options),
    findMotions(client, network, motionsName, options),
  ])
  if (found === null || !found.receipt.success || board === null || found.sent.to !== board) return null
  const data = parseJson(found.sent.data ?? '')
  const params = ownValue(data, 'params')
  if (ownValue(data, '_tag') !== 'RaiseYourVoice' || !Array.isArray(params)) return null
  const valueOf = (vname: string): unknown =>
    params.find((param) => isRecord(param) && param['vname'] === vname)?.value
  const [text] = [ownValue(valueOf('motion'), 'arguments')].flat()
  return valueOf('action') === 'new' && typeof text === 'string' ? text : null
}

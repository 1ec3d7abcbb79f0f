import { parseVersion } from '@tyto/identity'
import { bytesToHex, sha256, utf8ToBytes, type Address, type Hex } from '@tyto/primitives'
import { donateFund, initDid, xPoints } from '../../src'
import { succeeds, type Person, type ProtocolWorld } from '../world'

/** The id of a motion is the sha256 of its text. */
export function idOfMotion(motion: string): Hex {
  return bytesToHex(sha256(utf8ToBytes(motion)))
}

/** A board of motions and the fund that counts xPoints, both services of the protocol. */
export interface MotionsWorld {
  readonly board: ReturnType<typeof xPoints>
  readonly fund: ReturnType<typeof donateFund>
  /** xPoints of an account, in units of which 1e12 are one point. */
  pointsOf(of: Address): bigint
  /** Points of a motion. */
  rankOf(id: Hex): bigint | null
  raise(by: Person, motion: string, amount: bigint): ReturnType<ProtocolWorld['world']['call']>
  back(by: Person, id: Hex, amount: bigint): ReturnType<ProtocolWorld['world']['call']>
}

export async function motionsWorld({ world, deployer, initDid: at }: ProtocolWorld): Promise<MotionsWorld> {
  const fundDeploy = donateFund.deploy({ init_controller: deployer.address, init_did: at })
  const fund = donateFund(await world.deploy(deployer, 'DonateFund', fundDeploy))
  const board = xPoints(await world.deploy(deployer, 'XPoints', xPoints.deploy({ init_did: at })))
  const places: [string, Address][] = [
    ['donate', fund.fields.version.address],
    ['xpoints', board.fields.version.address],
  ]
  succeeds(world.call(deployer, initDid(at).SetServices({ id_addr_pair_list: places })))
  if (parseVersion(world.read(board.fields.version) ?? '').kind !== 'xpoints') throw new Error('no board')
  return {
    board,
    fund,
    pointsOf: (of) => world.read(fund.fields.xpoints.at(of)) ?? 0n,
    rankOf: (id) => world.read(board.fields.ranking.at(id)),
    raise: (by, motion, amount) =>
      world.call(by, board.RaiseYourVoice({ action: 'new', id: null, motion, amount })),
    back: (by, id, amount) =>
      world.call(by, board.RaiseYourVoice({ action: 'add', id, motion: null, amount })),
  }
}

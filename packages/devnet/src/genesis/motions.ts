import { donateFund, initDid, xPoints } from '@tyto/contracts'
import { qaPerZil, type Address } from '@tyto/primitives'
import type { WorldBuilder } from './worldBuilder'

const boardName = 'xpoints.ssi'
const fundName = 'donate.ssi'
/** 1e12 of them are one xPoint, and a donated ZIL is one xPoint. */
const point = qaPerZil

/** Donations by account, in xPoints. */
const donations: readonly (readonly [account: number, points: bigint])[] = [
  [0, 2_000n],
  [1, 500n],
]

/** The motions: who raised each, with how many xPoints. One text is longer than a line of the board. */
const raised: readonly (readonly [account: number, points: bigint, motion: string])[] = [
  [0, 420n, 'Feed the owls at dusk'],
  [
    1,
    180n,
    'Let a guardian refuse in public, so that the owner of a name sees that somebody tried to take it over with the help of people who know them',
  ],
  [0, 90n, 'Show the waiting time of a stake withdrawal in days as well as in cycles'],
]

/** The fund of donations, donate.ssi, which counts xPoints; it and the board of motions are named among the services. */
export function deployFund(world: WorldBuilder, deployer: Address, board: Address): Address {
  const { initDid: record } = world.addresses
  const deploy = donateFund.deploy({ init_controller: deployer, init_did: record })
  const fund = world.contract('DonateFund', deploy)
  world.issue(fundName, fund, null)
  const id_addr_pair_list: [string, Address][] = [
    ['donate', fund],
    ['xpoints', board],
  ]
  world.call(deployer, initDid(record).SetServices({ id_addr_pair_list }))
  return fund
}

/** Who donated, and what people want on the board of motions, xpoints.ssi. */
export function addMotions(world: WorldBuilder, deployer: Address): void {
  const board = world.names.find(({ name }) => name === boardName)!.address
  const fund = deployFund(world, deployer, board)
  for (const [account, points] of donations) {
    world.callAs(account, donateFund(fund).AddFunds({}, { amount: points * point }))
  }
  for (const [account, points, motion] of raised) {
    const voice = { action: 'new', id: null, motion, amount: points * point }
    world.callAs(account, xPoints(board).RaiseYourVoice(voice))
  }
}

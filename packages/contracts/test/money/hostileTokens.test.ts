import type { ContractDeploy } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import { beforeEach, describe, expect, test } from 'vitest'
import { didWallet, initDid, lyingToken, zrc2Token, type ContractName } from '../../src'
import { ownName, type Owner } from '../people'
import { protocolWorld, succeeds, type ProtocolWorld } from '../world'

const html = '<img src=x onerror="alert(1)">'

let protocol: ProtocolWorld
let alice: Owner
let bruno: Owner
beforeEach(async () => {
  protocol = await protocolWorld()
  alice = await ownName(protocol, 'alice')
  bruno = await ownName(protocol, 'bruno')
})

/** Deploys a token and registers it as `odd`. */
async function register(contract: ContractName, deploy: ContractDeploy): Promise<Address> {
  const { world, deployer } = protocol
  const token = await world.deploy(deployer, contract, deploy)
  succeeds(world.call(deployer, initDid(protocol.initDid).SetService({ id: 'odd', addr: token })))
  return token
}

const order = (amount: bigint) =>
  didWallet(alice.wallet).ZRC2_BatchTransfer({
    addr: bruno.wallet,
    tokens: [
      ['odd', amount],
      ['tyron', 5n],
    ],
    tyron: null,
  })

describe('a token that nobody should believe', () => {
  const init = () => ({ contract_owner: alice.wallet, name: html, symbol: html, init_supply: 100n })
  beforeEach(() => {
    const gift = zrc2Token(protocol.tyron).Transfer({ to: alice.wallet, amount: 10n })
    succeeds(protocol.world.call(protocol.deployer, gift))
  })

  test.each(['1e40', '', 'twelve', '-3', '99999999999'])(
    'may say %j decimals and pay nothing; what else goes, goes as it should',
    async (decimals) => {
      const { world } = protocol
      const token = await register('LyingToken', lyingToken.deploy({ ...init(), decimals }))
      succeeds(world.call(alice.controller, order(60n)))
      const { balances } = lyingToken(token).fields
      expect([world.read(balances.at(alice.wallet)), world.read(balances.at(bruno.wallet))]).toEqual([
        100n,
        null,
      ])
      expect(world.read(zrc2Token(protocol.tyron).fields.balances.at(bruno.wallet))).toBe(5n)
    },
  )

  test('may have four thousand million decimals and markup for a name, and still counts in whole units', async () => {
    const { world } = protocol
    const token = await register('Zrc2Token', zrc2Token.deploy({ ...init(), decimals: 4_294_967_295n }))
    succeeds(world.call(alice.controller, order(60n)))
    const { balances } = zrc2Token(token).fields
    expect([world.read(balances.at(alice.wallet)), world.read(balances.at(bruno.wallet))]).toEqual([40n, 60n])
  })
})

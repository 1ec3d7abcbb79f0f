import { didWallet, loadCode, zrc2Token } from '@tyto/contracts'
import { testAccount, type TestAccount } from '@tyto/devnet'
import { addLink, domainId, recoveryMessage } from '@tyto/identity'
import { bytesToHex, contractAddress, sha256, signSchnorr, utf8ToBytes, type Address } from '@tyto/primitives'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { TestNetwork, zil } from '../test/network'
import { callOf, deployOf, payment, purchase, rawCall, signedUpdate } from '../test/requests'
import { expectSame } from '../test/sameAsNetwork'

let network: TestNetwork
let wallet: Address
const alice = testAccount(0)
const bruno = testAccount(1)
let poor: TestAccount

beforeAll(async () => {
  network = await TestNetwork.start()
  wallet = network.addressOf('alice.ssi')
  poor = testAccount('simulated poor')
  await network.send(alice, payment(poor.address, zil / 2n))
  await network.send(alice, callOf(didWallet(wallet).AddFunds({}, { amount: 2_000n * zil })))
})

beforeEach(() => {
  network.simulator = network.freshSimulator()
})

const link = (value: string) => addLink('github', 'GitHub#17202a#e0912a#', `github.com/${value}`)

describe('a simulation says what the network then does', () => {
  test('of a payment', async () => {
    const { fee, rounds, changes } = await expectSame(network, alice, payment(bruno.address, 3n * zil))
    expect({ fee, rounds, changes }).toEqual({ fee: zil / 10n, rounds: 1, changes: [] })
  })

  test('of a signed document update, cold and warm', async () => {
    const cold = await expectSame(network, alice, await signedUpdate(network, 'alice', [link('one')]))
    expect(cold.rounds).toBeLessThanOrEqual(3)
    expect(cold.changes.map(({ field, keys }) => [field, ...keys])).toContainEqual(['services_', 'github'])
    const warm = await expectSame(network, alice, await signedUpdate(network, 'alice', [link('two')]))
    expect(warm.rounds).toBe(1)
    expect(warm.changes.find(({ field }) => field === 'services_')?.before).not.toBeNull()
  })

  test('of a name bought through a wallet, Init, InitDid and the registry', async () => {
    const { init } = network.devnet.network
    const field = (name: string) => ({ kind: 'field', address: init, field: name, keys: [] }) as const
    const hints = [{ kind: 'code', address: init } as const, field('init_did'), field('registry')]
    network.simulator = network.freshSimulator(hints)
    const before = network.rounds
    const bought = await expectSame(network, alice, purchase(wallet, 'first'))
    expect([bought.rounds, network.rounds - before]).toEqual([3, 3])
    expect(bought.changes.map(({ contractName, field: name }) => `${contractName} ${name}`)).toContain(
      'NameRegistry dns',
    )
    const taken = await expectSame(network, alice, purchase(wallet, 'first'))
    expect(taken).toMatchObject({
      rounds: 1,
      changes: [],
      steps: [
        {
          kind: 'exception',
          reason: 'ScillaException',
          contractName: 'NameRegistry',
          codeHash: bytesToHex(sha256(utf8ToBytes(await loadCode('NameRegistry')))),
          raisedIn: ['Register'],
        },
      ],
    })
    expect(taken.steps[0]).toMatchObject({ source: 'throw e', line: expect.any(Number) })
    expect((await expectSame(network, alice, purchase(wallet, 'second'))).rounds).toBe(1)
  })

  test.each([2, 30])('of %i names minted at once, in no more trips than of two', async (count) => {
    await network.send(alice, callOf(didWallet(wallet).AddFunds({}, { amount: 300n * BigInt(count) * zil })))
    const pairs = Array.from({ length: count }, (_, at) => [wallet, `many${count}of${at}`] as const)
    const order = { addrName: '.gzil', id: 'zil', to_token_uri_pair_list: pairs, amount: 0n }
    const call = didWallet(wallet).ZRC6_BatchMint({ ...order, tyron: null })
    const { rounds, steps, changes } = await expectSame(network, alice, callOf(call, 25_000n))
    expect(steps[0]?.kind).toBe('success')
    expect(changes.filter(({ field }) => field === 'token_owners')).toHaveLength(count)
    expect(rounds).toBeLessThanOrEqual(6)
  })

  test('of a recovery by three guardians, each with a wallet of its own', async () => {
    const guardians = ['bruno', 'carol', 'fern']
    const { AddGuardians, DidSocialRecovery } = didWallet(wallet)
    const ids = guardians.map((guardian) => domainId(guardian))
    await network.send(alice, callOf(AddGuardians({ guardians: ids, tyron: null })))
    const scope = { chainId: network.devnet.network.chainId, wallet, nonce: 0n }
    const message = recoveryMessage(alice.address, scope)
    const signatures = guardians.map((guardian) => {
      const { privateKey } = testAccount(`${guardian}.ssi / socialrecovery`)
      return [domainId(guardian), bytesToHex(signSchnorr(message, privateKey))] as const
    })
    const recovery = DidSocialRecovery({ addr: alice.address, signatures, tyron: null })
    const { rounds, steps } = await expectSame(network, bruno, callOf(recovery))
    expect(steps[0]?.kind).toBe('success')
    expect(rounds).toBeLessThanOrEqual(5)
  })

  test('of a transfer of tokens, by holder and in the unit of the token', async () => {
    const token = network.devnet.network.tyron
    const owner = testAccount('deployer')
    const { balances } = await expectSame(
      network,
      owner,
      callOf(zrc2Token(token).Transfer({ to: bruno.address, amount: 7n })),
    )
    const ofToken = balances.filter((change) => change.token.address === token)
    expect(ofToken.map(({ address, before, after }) => [address, after - before])).toEqual(
      expect.arrayContaining([
        [owner.address, -7n],
        [bruno.address, 7n],
      ]),
    )
    expect(ofToken[0]?.token).toEqual({ address: token, symbol: 'TYRON', decimals: 12 })
  })

  test.each(['ZIL', 'zil', '$ZlL', '000ZIL', 'Z.I.L', 'ZIL(gas)'])(
    'of a token that calls itself %s: no ZIL arrives',
    async (symbol) => {
      const deploy = zrc2Token.deploy({
        contract_owner: alice.address,
        name: 'Zilliqa',
        symbol,
        decimals: 12n,
        init_supply: 1_000n,
      })
      const token = contractAddress(alice.address, await network.nonce(alice))
      expect((await network.send(alice, deployOf(await loadCode('Zrc2Token'), deploy))).success).toBe(true)
      const { balances, changes } = await expectSame(
        network,
        alice,
        callOf(zrc2Token(token).Transfer({ to: bruno.address, amount: 7n })),
      )
      expect(balances.map(({ address }) => address)).toEqual([alice.address])
      expect(changes.map(({ field, keys }) => [field, ...keys])).toContainEqual(['balances', bruno.address])
    },
  )

  test('of a deploy, of code that does not check, and of a call of nothing', async () => {
    const code = await loadCode('DidWallet')
    const deploy = didWallet.deploy({
      init_controller: alice.address,
      init: network.devnet.network.init,
      did_methods: new Map(),
      did_dkms: new Map(),
    })
    const made = await expectSame(network, alice, deployOf(code, deploy))
    expect(made.createdContracts).toMatchObject([{ name: 'DidWallet' }])
    const broken = await expectSame(
      network,
      alice,
      deployOf('scilla_version 0\ncontract A()\nfield a : Uint32 = Int32 1'),
    )
    expect(broken.steps).toMatchObject([{ kind: 'exception', reason: 'Checker', line: 3 }])
    const version = { vname: '_scilla_version', type: 'Uint32', value: '0' }
    const isLibrary = { constructor: 'True', argtypes: [], arguments: [] }
    const init = [version, { vname: '_library', type: 'Bool', value: isLibrary }]
    const values = Array.from({ length: 80 }, (_, index) => `let v${index} = Uint32 1`).join('\n')
    const library = `scilla_version 0\nlibrary Values\n${values}`
    await expectSame(network, alice, deployOf(library, { init, amount: 0n }))
    const nobody = await network.simulate(alice, rawCall(bruno.address, 'Anything'))
    expect(nobody.steps).toMatchObject([{ kind: 'exception', reason: 'Chain', contractName: null }])
    await expectSame(network, alice, rawCall(wallet, 'NoSuchTransition'))
    await expectSame(
      network,
      alice,
      rawCall(wallet, 'UpdateController', [{ vname: 'addr', type: 'Uint32', value: '1' }]),
    )
  })
})

describe('gas', () => {
  test('that runs out is named with what is needed', async () => {
    const request = callOf(didWallet(wallet).UpdateController({ addr: bruno.address, tyron: null }), 100n)
    const { steps } = await expectSame(network, alice, request)
    const [step] = steps
    if (step?.kind !== 'exception') throw new Error('It should have failed.')
    expect(step.reason).toBe('OutOfGas')
    const { steps: enough } = await expectSame(network, alice, { ...request, gasLimit: step.gasNeeded! })
    expect(enough).toMatchObject([{ kind: 'success', gasUsed: step.gasNeeded }])
  })

  test('of a limit that the account cannot pay is no obstacle to a look; too little money for any is', async () => {
    const rich = callOf(didWallet(wallet).AddFunds({}, { amount: 1n }), 50_000n)
    expect((await network.simulate(poor, rich)).steps).toMatchObject([{ kind: 'success' }])
    const { steps, fee, balances } = await network.simulate(poor, payment(bruno.address, zil))
    expect({ steps, fee, balances }).toEqual({
      steps: [{ kind: 'refused', code: 'BalanceTooLow' }],
      fee: 0n,
      balances: [],
    })
  })
})

describe('several transactions', () => {
  test('run on what those before them leave, a contract that one of them makes included', async () => {
    const code = await loadCode('Zrc2Token')
    const deploy = zrc2Token.deploy({
      contract_owner: bruno.address,
      name: 'Owls',
      symbol: 'OWL',
      decimals: 2n,
      init_supply: 1_000n,
    })
    const nonce = await network.nonce(bruno)
    const token = contractAddress(bruno.address, nonce)
    const transfer = callOf(zrc2Token(token).Transfer({ to: alice.address, amount: 30n }))
    const all = [deployOf(code, deploy), transfer, transfer]
    const simulation = await network.simulate(bruno, ...all)
    expect(simulation.steps.map(({ kind }) => kind)).toEqual(['success', 'success', 'success'])
    let gas = 0n
    for (const request of all) gas += BigInt((await network.send(bruno, request)).cumulative_gas)
    expect(simulation.fee).toBe(gas * 2_000_000_000n)
    const { balances } = await network.ask<{ balances: unknown }>('GetSmartContractState', token.slice(2))
    expect(balances).toEqual({ [bruno.address]: '940', [alice.address]: '60' })
  })
})

test('a block in between is noticed: all is read once more, at once', async () => {
  const wallets = didWallet(network.addressOf('bruno.ssi'))
  let moves = 1
  network.lie = async (method, result) => {
    if (method === 'GetSmartContractCode' && moves-- > 0)
      await network.send(bruno, callOf(wallets.UpdateController({ addr: poor.address, tyron: null })))
    return result
  }
  const request = callOf(wallets.UpdateController({ addr: alice.address, tyron: null }))
  const simulation = await network.simulate(bruno, request)
  network.lie = (_, result) => result
  const block = await network.ask<{ header: { BlockNum: string } }>('GetLatestTxBlock', '')
  expect(simulation).toMatchObject({ isPinned: true, block: BigInt(block.header.BlockNum) })
  expect(simulation.changes).toMatchObject([
    { field: 'pending_controller', before: { json: poor.address }, after: { json: alice.address } },
  ])
  await expectSame(network, bruno, request)
})

test('any contract says what it can be called with, its own types with its address', async () => {
  const described = await network.simulator.describe(wallet)
  const known = await network.ask<{ name: string; transitions: readonly object[] }>(
    'tyto_getContract',
    wallet.slice(2),
  )
  expect(described?.name).toBe(known.name)
  const bare = JSON.parse(JSON.stringify(described?.transitions).replaceAll(`${wallet}.`, '')) as object[]
  expect(bare).toEqual(
    known.transitions.map((transition) => {
      const { vname, params } = transition as { vname: string; params: { vname: string; type: string }[] }
      return { name: vname, params: params.map(({ vname: name, type }) => ({ name, type })) }
    }),
  )
  const update = described?.transitions.find(({ name }) => name === 'DidUpdate')
  expect(update?.params[0]?.type).toBe(`List (${wallet}.Document)`)
  expect(await network.simulator.describe(bruno.address)).toBeNull()
})

test('a contract that stands there since an earlier look is found', async () => {
  const deploy = deployOf('scilla_version 0\ncontract Late ()\ntransition Go ()\nend')
  const address = contractAddress(alice.address, await network.nonce(alice))
  const { createdContracts } = await network.simulate(alice, deploy)
  expect(createdContracts).toMatchObject([{ address, name: 'Late' }])
  expect((await network.send(alice, deploy)).success).toBe(true)
  expect(await network.simulator.describe(address)).toMatchObject({ name: 'Late' })
})

import type { ContractCall } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import {
  defiWallet,
  didWallet,
  hodlerAccounts,
  initDid,
  sbtWallet,
  zrc2Token,
  type DidWalletBeneficiary,
} from '../../src'
import { ownName, type Owner } from '../people'
import { deployWallet, domainId, person, succeeds, zil, type Person, type ProtocolWorld } from '../world'

interface MoneyWorld {
  readonly protocol: ProtocolWorld
  /** They own names; alice pays. */
  readonly alice: Owner
  readonly bruno: Owner
}

type Measure = () => Promise<readonly bigint[]> | readonly bigint[]

const longName = 'somebody-with-a-rather-long-name'
const longId = 'unidex-v2'
const amount = 1_234_567_890_123_456_789n

/**
 * The gas of the settings and the money of a wallet, for a small and for a large input, by the names of their actions.
 * Each measure runs once, in any order.
 */
export async function moneyMeasures({ protocol, alice, bruno }: MoneyWorld) {
  const { world, deployer, init, tyron } = protocol
  const send = (by: Person, call: ContractCall): bigint => {
    const execution = world.call(by, call)
    succeeds(execution)
    return execution.gasUsed
  }
  const pay = (call: ContractCall): bigint => send(alice.controller, call)
  const own = didWallet(alice.wallet)
  const plain = (label: string): Address => person(`nobody ${label}`).address
  const recipient = (address: Address): DidWalletBeneficiary => ({
    constructor: 'Recipient',
    arguments: [address],
  })
  const named = (subdomain: string): DidWalletBeneficiary => ({
    constructor: 'NftUsername',
    arguments: [domainId('bruno'), subdomain],
  })

  const supply = 10n ** 30n
  const values = {
    contract_owner: deployer.address,
    name: 'U',
    symbol: 'U',
    decimals: 2n,
    init_supply: supply,
  }
  const token = await world.deploy(deployer, 'Zrc2Token', zrc2Token.deploy(values))
  send(deployer, initDid(protocol.initDid).SetServices({ id_addr_pair_list: [[longId, token]] }))
  const defi = await world.deploy(
    alice.controller,
    'DefiWallet',
    defiWallet.deploy({ init_nft: alice.id, init, init_community: init }),
  )
  const sbt = await world.deploy(
    alice.controller,
    'SbtWallet',
    sbtWallet.deploy({ init_username: 'alice', domain: 'sbt', init }),
  )
  for (const to of [alice.wallet, defi, alice.controller.address]) {
    send(deployer, zrc2Token(token).Transfer({ to, amount: supply / 10n }))
    send(deployer, zrc2Token(tyron).Transfer({ to, amount: amount / 4n }))
  }
  for (const to of [alice.wallet, defi]) send(deployer, didWallet(to).AddFunds({}, { amount: 100n * zil }))
  const saved = { didKey: `0x${'00'.repeat(33)}`, encrypted: 'null', nftID: '', tyron: null } as const
  const long = await ownName(protocol, longName)
  const savings = await deployWallet(protocol, bruno.controller)
  send(bruno.controller, didWallet(bruno.wallet).Dns({ ...saved, addr: savings, domain: 'savings' }))

  const bothFrom = [own, defiWallet(defi)] as const
  const beneficiaries = (label: string) => [
    recipient(plain(label)),
    recipient(bruno.wallet),
    named(''),
    named('savings'),
  ]
  const five = [longId, longId, longId, longId].map((id) => [id, amount] as const)
  const hodlers = await world.deploy(
    deployer,
    'HodlerAccounts',
    hodlerAccounts.deploy({ contract_owner: deployer.address, token }),
  )
  send(deployer, zrc2Token(token).Transfer({ to: hodlers, amount }))
  const allowance = { addrName: 'tyron', spender: plain('spender'), amount: 5n, tyron: null }

  const lessOf = (label: string, left: bigint) => [
    ...[allowance, { ...allowance, addrName: longId, amount }].map((change) => {
      const spender = plain(label)
      pay(own.IncreaseAllowance({ ...change, spender }))
      return pay(own.DecreaseAllowance({ ...change, spender, amount: change.amount - left }))
    }),
    ...[5n, amount].map((given) => {
      const spender = plain(label)
      pay(zrc2Token(token).IncreaseAllowance({ spender, amount: given }))
      return pay(zrc2Token(token).DecreaseAllowance({ spender, amount: given - left }))
    }),
  ]

  return {
    updateController: () => [pay(own.UpdateController({ addr: bruno.controller.address, tyron: null }))],
    acceptPendingController: () => {
      pay(own.UpdateController({ addr: bruno.controller.address, tyron: null }))
      const gas = send(bruno.controller, own.AcceptPendingController({}))
      send(bruno.controller, own.UpdateController({ addr: alice.controller.address, tyron: null }))
      return [gas, pay(own.AcceptPendingController({}))]
    },
    updateUsername: () =>
      ['bruno', longName].map((username) => pay(own.UpdateUsername({ username, tyron: null }))),
    acceptPendingUsername: () => {
      const { UpdateUsername, AcceptPendingUsername } = didWallet(bruno.wallet)
      return [alice, long].map(({ controller }, index) => {
        const username = index === 0 ? 'alice' : longName
        send(bruno.controller, UpdateUsername({ username, tyron: null }))
        return send(controller, AcceptPendingUsername({}))
      })
    },
    updateDeadline: () => [1n, 1_000n].map((val) => pay(own.UpdateDeadline({ val, tyron: null }))),
    // Of the wallet, which asks the protocol for the token, and of the browser wallet, straight to the token.
    increaseAllowance: () => [
      pay(own.IncreaseAllowance(allowance)),
      pay(own.IncreaseAllowance({ ...allowance, addrName: longId, amount })),
      ...[5n, amount].map((more) =>
        pay(zrc2Token(token).IncreaseAllowance({ spender: bruno.wallet, amount: more })),
      ),
    ],
    decreaseAllowance: () => lessOf('less', 1n),
    revokeAllowance: () => lessOf('none', 0n),
    // To an account, a wallet, name.ssi and a subdomain, from both kinds of wallets.
    sendFunds: () =>
      bothFrom.flatMap((from) =>
        beneficiaries('zil').map((beneficiary) =>
          pay(from.SendFunds({ tag: 'AddFunds', beneficiary, amount: zil + 1n, tyron: null })),
        ),
      ),
    transferToken: () =>
      bothFrom.flatMap((from) =>
        beneficiaries('token').map((beneficiary) =>
          pay(from.Transfer({ addrName: longId, beneficiary, amount, tyron: null })),
        ),
      ),
    // ZIL alone to an account, and five coins to a wallet.
    zrc2BatchTransfer: () =>
      bothFrom.flatMap(({ ZRC2_BatchTransfer }) => [
        pay(ZRC2_BatchTransfer({ addr: plain('one'), tokens: [['zil', 1n]], tyron: null })),
        pay(ZRC2_BatchTransfer({ addr: bruno.wallet, tokens: [['zil', zil], ...five], tyron: null })),
      ]),
    // Two accounts get ZIL; ten get tokens.
    batchTransfer: () =>
      [
        ['a', 'b'].map((label) => [plain(label), ['zil', zil]] as const),
        Array.from({ length: 10 }, (_, index) => [plain(`many ${index}`), [longId, amount]] as const),
      ].map((pairs) => pay(own.BatchTransfer({ to_payment_pair_list: pairs, tyron: null }))),

    // From the browser wallet, to the token itself.
    tokenTransfer: () =>
      [plain('other'), bruno.wallet].map((to) => pay(zrc2Token(token).Transfer({ to, amount }))),
    // Of a DeFi wallet.
    updateAllowance: () =>
      [true, false].map((add) =>
        pay(
          defiWallet(defi).UpdateAllowance({
            dApp: longId,
            spender: plain('dapp'),
            add,
            amount,
            tyron: null,
          }),
        ),
      ),
    // Of a DeFi wallet, and of a soulbound one with short and long names.
    updateDomain: () => [
      pay(defiWallet(defi).UpdateDomain({ domain: bruno.id, tyron: null })),
      ...['bruno', longName].map((username) => pay(sbtWallet(sbt).UpdateUsername({ username, tyron: null }))),
    ],
    withdrawDomain: () => {
      pay(defiWallet(defi).UpdateDomain({ domain: bruno.id, tyron: null }))
      pay(sbtWallet(sbt).UpdateUsername({ username: 'bruno', tyron: null }))
      return [
        pay(defiWallet(defi).UpdateDomain({ domain: alice.id, tyron: null })),
        pay(sbtWallet(sbt).UpdateUsername({ username: 'alice', tyron: null })),
      ]
    },
    acceptPendingDomain: () => {
      pay(defiWallet(defi).UpdateDomain({ domain: bruno.id, tyron: null }))
      const gas = send(bruno.controller, defiWallet(defi).AcceptPendingDomain({}))
      send(bruno.controller, defiWallet(defi).UpdateDomain({ domain: alice.id, tyron: null }))
      const back = pay(defiWallet(defi).AcceptPendingDomain({}))
      pay(sbtWallet(sbt).UpdateUsername({ username: longName, tyron: null }))
      const taken = send(long.controller, sbtWallet(sbt).AcceptPendingUsername({}))
      send(long.controller, sbtWallet(sbt).UpdateUsername({ username: 'alice', tyron: null }))
      return [gas, back, taken, pay(sbtWallet(sbt).AcceptPendingUsername({}))]
    },
    keepFromName: () => {
      const both = [defiWallet(defi), sbtWallet(sbt)]
      const gas = both.map(({ KeepFromName }) => pay(KeepFromName({ tyron: null })))
      for (const { ReturnToName } of both) pay(ReturnToName({ tyron: null }))
      return gas
    },
    returnToName: () => {
      const both = [defiWallet(defi), sbtWallet(sbt)]
      for (const { KeepFromName } of both) pay(KeepFromName({ tyron: null }))
      return both.map(({ ReturnToName }) => pay(ReturnToName({ tyron: null })))
    },
    pause: () => {
      const gas = [defiWallet(defi), sbtWallet(sbt)].map(({ Pause }) => pay(Pause({ tyron: null })))
      for (const { Unpause } of [defiWallet(defi), sbtWallet(sbt)]) pay(Unpause({ tyron: null }))
      return gas
    },
    unpause: () => {
      for (const { Pause } of [defiWallet(defi), sbtWallet(sbt)]) pay(Pause({ tyron: null }))
      return [defiWallet(defi), sbtWallet(sbt)].map(({ Unpause }) => pay(Unpause({ tyron: null })))
    },

    // A part, and the rest: of an account, and of a wallet, which passes the claim on.
    claimHodler: () => {
      const { OpenAccount, Claim } = hodlerAccounts(hodlers)
      const beneficiary = recipient(hodlers)
      const claims = [
        [alice.controller.address, Claim({})],
        [alice.wallet, own.SendFunds({ tag: 'Claim', beneficiary, amount: 1n, tyron: null })],
      ] as const
      const locked = amount / 2n
      return claims.flatMap(([addr, claim]) => {
        const account = { addr, release_block: world.block, period: 3n, locked, quota: locked - 1n }
        send(deployer, OpenAccount(account))
        const part = pay(claim)
        world.block += 10n
        return [part, pay(claim)]
      })
    },
  } satisfies Readonly<Record<string, Measure>>
}

import type { Execution } from '@tyto/execution'
import { zeroAddress, type Address } from '@tyto/primitives'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  defiWallet,
  defiWalletErrors,
  didWallet,
  didWalletErrors,
  zrc2Token,
  zrc2TokenErrors,
} from '../../src'
import { ownName, reachStatus, updateKey, type Owner } from '../people'
import { deployWallet, protocolWorld, succeeds, throws, zil, type Person, type ProtocolWorld } from '../world'

let protocol: ProtocolWorld
let alice: Owner
let bruno: Owner
let plain: Person
beforeEach(async () => {
  protocol = await protocolWorld()
  alice = await ownName(protocol, 'alice')
  bruno = await ownName(protocol, 'bruno')
  plain = protocol.world.join('plain')
})

const tyronOf = (of: Address) => protocol.world.read(zrc2Token(protocol.tyron).fields.balances.at(of)) ?? 0n

/** Gives a wallet 100 ZIL and 1,000 units of TYRON. */
function fund(wallet: Address): void {
  const { world, deployer, tyron } = protocol
  succeeds(world.call(deployer, didWallet(wallet).AddFunds({}, { amount: 100n * zil })))
  succeeds(world.call(deployer, zrc2Token(tyron).Transfer({ to: wallet, amount: 1_000n })))
}

async function defiWalletOf(owner: Owner): Promise<Address> {
  const { world, init } = protocol
  const values = { init_nft: owner.id, init, init_community: init }
  return world.deploy(owner.controller, 'DefiWallet', defiWallet.deploy(values))
}

interface Batch {
  readonly addr?: Address
  readonly tokens?: readonly (readonly [string, bigint])[]
  readonly by?: Person
  readonly tyron?: bigint | null
  readonly sent?: bigint
}

describe.each([
  ['DidWallet', didWallet, didWalletErrors, async () => alice.wallet],
  ['DefiWallet', defiWallet, defiWalletErrors, () => defiWalletOf(alice)],
] as const)('ZRC2_BatchTransfer of %s', (_, at, errors, makeWallet) => {
  let wallet: Address
  beforeEach(async () => {
    wallet = await makeWallet()
    fund(wallet)
  })

  function send({
    addr = bruno.wallet,
    tokens = [['zil', zil]],
    by,
    tyron = null,
    sent = 0n,
  }: Batch): Execution {
    const call = at(wallet).ZRC2_BatchTransfer({ addr, tokens, tyron }, { amount: sent })
    return protocol.world.call(by ?? alice.controller, call)
  }

  test('sends ZIL and tokens to one recipient, a wallet or an account', () => {
    const { world } = protocol
    const tokens = [
      ['zil', 3n * zil],
      ['tyron', 250n],
    ] as const
    const execution = send({ tokens })
    succeeds(execution)
    expect(execution.receipt.event_logs?.find(({ _eventname }) => _eventname === 'BatchPaid')).toMatchObject({
      params: [{ vname: 'payments', value: '2' }],
    })
    expect([world.balance(bruno.wallet), tyronOf(bruno.wallet)]).toEqual([3n * zil, 250n])
    const before = world.balance(plain)
    succeeds(send({ addr: plain.address, tokens }))
    expect([world.balance(plain) - before, tyronOf(plain.address)]).toEqual([3n * zil, 250n])
    expect([world.balance(wallet), tyronOf(wallet)]).toEqual([94n * zil, 500n])
  })

  test('spends all that is there, and not a unit more, all or nothing', () => {
    throws(
      send({
        tokens: [
          ['tyron', 1_000n],
          ['zil', 100n * zil + 1n],
        ],
      }),
      'InvalidValue',
      errors.balanceTooLow,
    )
    throws(
      send({
        tokens: [
          ['zil', 60n * zil],
          ['zil', 60n * zil],
        ],
      }),
      'InvalidValue',
      errors.balanceTooLow,
    )
    throws(
      send({
        tokens: [
          ['zil', zil],
          ['tyron', 600n],
          ['tyron', 401n],
        ],
      }),
      'Error',
      zrc2TokenErrors.insufficientFunds,
    )
    expect([protocol.world.balance(wallet), tyronOf(wallet)]).toEqual([100n * zil, 1_000n])
    succeeds(
      send({
        tokens: [
          ['tyron', 1_000n],
          ['zil', 100n * zil],
        ],
      }),
    )
    expect([protocol.world.balance(wallet), tyronOf(wallet)]).toEqual([0n, 0n])
  })

  test('a sum above every number fails and changes nothing', () => {
    const most = 2n ** 128n - 1n
    const execution = send({
      tokens: [
        ['zil', most],
        ['zil', most],
      ],
    })
    expect(execution.receipt.success).toBe(false)
    expect(protocol.world.balance(wallet)).toBe(100n * zil)
  })

  test('[BT-01] takes one to five coins', () => {
    throws(send({ tokens: [] }), 'ZeroValueOrNull', errors.noPayments)
    const five = Array.from({ length: 5 }, () => ['tyron', 1n] as const)
    throws(send({ tokens: [...five, ['zil', 1n]] }), 'InvalidValue', errors.tooManyCoins)
    succeeds(send({ tokens: five }))
    expect(tyronOf(bruno.wallet)).toBe(5n)
  })

  test('refuses what nobody can get', () => {
    throws(send({ tokens: [['zil', 0n]] }), 'ZeroValueOrNull', errors.zeroAmount)
    throws(
      send({
        tokens: [
          ['zil', 1n],
          ['tyron', 0n],
        ],
      }),
      'ZeroValueOrNull',
      errors.zeroAmount,
    )
    throws(send({ tokens: [['nothing', 1n]] }), 'DidIsNull', errors.unknownToken)
    for (const tokens of [[['zil', 1n]], [['tyron', 1n]]] as const) {
      throws(send({ addr: zeroAddress, tokens }), 'ZeroValueOrNull', errors.nullAddress)
      throws(send({ addr: wallet, tokens }), 'WrongRecipientForTransfer', errors.wrongRecipient)
    }
  })

  test('obeys the controller alone', () => {
    throws(
      send({ by: bruno.controller, addr: bruno.controller.address }),
      'WrongSender',
      errors.notController,
    )
    throws(send({ by: plain, addr: plain.address }), 'WrongSender', errors.notController)
  })

  test('passes a donation on, beside the ZIL that it pays', () => {
    const before = protocol.world.balance(protocol.initDid)
    throws(send({ tokens: [['tyron', 1n]], tyron: 2n, sent: 1n }), 'InvalidValue', errors.donationTooHigh)
    succeeds(send({ tokens: [['zil', 100n * zil]], tyron: 2n * zil, sent: 2n * zil }))
    expect(protocol.world.balance(protocol.initDid) - before).toBe(2n * zil)
    expect(protocol.world.balance(wallet)).toBe(0n)
    const short = send({ tokens: [['zil', 1n]], tyron: 1n, sent: 1n })
    throws(short, 'InvalidValue', errors.balanceTooLow)
  })
})

describe('BatchTransfer of DidWallet', () => {
  beforeEach(() => fund(alice.wallet))

  type Payment = readonly [to: Address, payment: readonly [coin: string, amount: bigint]]
  interface Pay {
    readonly by?: Person
    readonly tyron?: bigint | null
    readonly sent?: bigint
  }
  function pay(payments: readonly Payment[], { by = alice.controller, tyron = null, sent = 0n }: Pay = {}) {
    const call = didWallet(alice.wallet).BatchTransfer(
      { to_payment_pair_list: payments, tyron },
      { amount: sent },
    )
    return protocol.world.call(by, call)
  }

  test('pays many in one transaction', () => {
    const { world } = protocol
    const before = world.balance(plain)
    const execution = pay([
      [plain.address, ['zil', 5n]],
      [bruno.wallet, ['tyron', 7n]],
      [bruno.wallet, ['zil', 2n * zil]],
      [plain.address, ['tyron', 11n]],
      [plain.address, ['zil', 6n]],
    ])
    succeeds(execution)
    expect(execution.receipt.event_logs?.find(({ _eventname }) => _eventname === 'BatchPaid')).toMatchObject({
      params: [{ vname: 'payments', value: '5' }],
    })
    expect([world.balance(plain) - before, tyronOf(plain.address)]).toEqual([11n, 11n])
    expect([world.balance(bruno.wallet), tyronOf(bruno.wallet)]).toEqual([2n * zil, 7n])
    expect([world.balance(alice.wallet), tyronOf(alice.wallet)]).toEqual([98n * zil - 11n, 982n])
  })

  test('one payment that fails undoes all of them', () => {
    const good: Payment = [bruno.wallet, ['tyron', 1n]]
    const refuse = (payment: Payment, exception: string, code: number) => {
      throws(pay([good, payment]), exception, code)
      throws(pay([payment, good]), exception, code)
    }
    refuse([bruno.wallet, ['zil', 0n]], 'ZeroValueOrNull', didWalletErrors.zeroAmount)
    refuse([bruno.wallet, ['tyron', 0n]], 'ZeroValueOrNull', didWalletErrors.zeroAmount)
    refuse([zeroAddress, ['zil', 1n]], 'ZeroValueOrNull', didWalletErrors.nullAddress)
    refuse([zeroAddress, ['tyron', 1n]], 'ZeroValueOrNull', didWalletErrors.nullAddress)
    refuse([alice.wallet, ['zil', 1n]], 'WrongRecipientForTransfer', didWalletErrors.wrongRecipient)
    refuse([alice.wallet, ['tyron', 1n]], 'WrongRecipientForTransfer', didWalletErrors.wrongRecipient)
    refuse([bruno.wallet, ['nothing', 1n]], 'DidIsNull', didWalletErrors.unknownToken)
    refuse([bruno.wallet, ['tyron', 1_000n]], 'Error', zrc2TokenErrors.insufficientFunds)
    refuse([bruno.wallet, ['zil', 100n * zil + 1n]], 'InvalidValue', didWalletErrors.balanceTooLow)
    throws(pay([]), 'ZeroValueOrNull', didWalletErrors.noPayments)
    expect([tyronOf(bruno.wallet), tyronOf(alice.wallet)]).toEqual([0n, 1_000n])
  })

  test('takes more than the five that go to one recipient', () => {
    const tokens = Array.from({ length: 6 }, () => ['tyron', 1n] as const)
    const { ZRC2_BatchTransfer } = didWallet(alice.wallet)
    const toOne = ZRC2_BatchTransfer({ addr: plain.address, tokens, tyron: null })
    throws(protocol.world.call(alice.controller, toOne), 'InvalidValue', didWalletErrors.tooManyCoins)
    succeeds(pay(tokens.map((payment) => [plain.address, payment] as const)))
    expect(tyronOf(plain.address)).toBe(6n)
  })

  test('obeys the controller alone', () => {
    const payments: readonly Payment[] = [[plain.address, ['zil', 1n]]]
    throws(pay(payments, { by: plain }), 'WrongSender', didWalletErrors.notController)
    throws(pay(payments, { by: bruno.controller }), 'WrongSender', didWalletErrors.notController)
  })

  test('passes a donation on', () => {
    const before = protocol.world.balance(protocol.initDid)
    succeeds(pay([[plain.address, ['zil', 100n * zil]]], { tyron: zil, sent: zil }))
    expect(protocol.world.balance(protocol.initDid) - before).toBe(zil)
  })
})

test.each(['Locked', 'Deactivated'] as const)('batches when %s', async (status) => {
  const { world } = protocol
  const owner = world.join('owner')
  const wallet = await deployWallet(protocol, owner, {
    methods: new Map([['update', updateKey.publicKey]]),
    dkms: new Map([['update', 'encrypted']]),
  })
  fund(wallet)
  await reachStatus(protocol, wallet, owner, status)
  const { ZRC2_BatchTransfer, BatchTransfer } = didWallet(wallet)
  const addr = plain.address
  const executions = [
    world.call(owner, ZRC2_BatchTransfer({ addr, tokens: [['zil', 1n]], tyron: null })),
    world.call(owner, BatchTransfer({ to_payment_pair_list: [[addr, ['zil', 1n]]], tyron: null })),
  ]
  for (const execution of executions) {
    // A locked identity keeps its money; an ended one gives it back to its controller.
    if (status === 'Locked') throws(execution, 'WrongStatus', didWalletErrors.locked)
    else succeeds(execution)
  }
})

test('a DeFi wallet sends no batch while it is paused, and none without coins or with six', async () => {
  const { world } = protocol
  const wallet = await defiWalletOf(alice)
  fund(wallet)
  const call = defiWallet(wallet)
  const send = (count: number) => {
    const tokens = Array.from({ length: count }, () => ['zil', 1n] as const)
    return world.call(alice.controller, call.ZRC2_BatchTransfer({ addr: bruno.wallet, tokens, tyron: null }))
  }
  succeeds(world.call(alice.controller, call.Pause({ tyron: null })))
  throws(send(1), 'WrongStatus', defiWalletErrors.paused)
  succeeds(world.call(alice.controller, call.Unpause({ tyron: null })))
  throws(send(0), 'ZeroValueOrNull', defiWalletErrors.noPayments)
  throws(send(6), 'InvalidValue', defiWalletErrors.tooManyCoins)
  succeeds(send(5))
})

test('a batch of a wallet without a protocol behind it says so, and ZIL still goes', async () => {
  const { world, tyron } = protocol
  const wallet = await deployWallet({ world, init: tyron }, alice.controller)
  fund(wallet)
  const { ZRC2_BatchTransfer } = didWallet(wallet)
  const send = (id: string) =>
    world.call(alice.controller, ZRC2_BatchTransfer({ addr: plain.address, tokens: [[id, 1n]], tyron: null }))
  throws(send('tyron'), 'DidIsNull', didWalletErrors.noInitDid)
  succeeds(send('zil'))
})

import type { ContractCall } from '@tyto/abi'
import { didWallet, init, initDid, zrc2Token } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { addKey, addLink, domainId, removeService } from '@tyto/identity'
import { bytesToHex, type Address } from '@tyto/primitives'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TestNetwork, zil } from '../test/network'
import { callOf } from '../test/requests'
import { expectSame } from '../test/sameAsNetwork'

const people = [testAccount(0), testAccount(1), testAccount('deployer')] as const
const domains = ['alice', 'bruno', 'owl', 'barn', 'init'] as const

/** The random numbers that a call is made of. */
interface Draw {
  readonly wallet: Address
  readonly address: Address
  readonly domain: (typeof domains)[number]
  readonly text: string
  readonly number: bigint
  readonly donation: bigint | null
  readonly amount: bigint
}

test('whatever is called on our contracts, by whomever: simulation and network agree', async () => {
  const network = await TestNetwork.start()
  const places = network.devnet.network
  const wallets = ['alice.ssi', 'bruno.ssi', 'carol.ssi'].map((name) => network.addressOf(name))
  for (const address of wallets)
    await network.send(people[0], callOf(didWallet(address).AddFunds({}, { amount: 900n * zil })))
  await network.send(people[2], callOf(zrc2Token(places.tyron).Transfer({ to: wallets[0]!, amount: 5_000n })))
  const addresses: readonly Address[] = [
    ...wallets,
    ...people.map(({ address }) => address),
    testAccount('nobody yet').address,
    places.initDid,
    places.tyron,
  ]
  const key = bytesToHex(people[1].publicKey)
  const calls: readonly ((draw: Draw) => ContractCall)[] = [
    ({ wallet, amount }) => didWallet(wallet).AddFunds({}, { amount }),
    ({ wallet, address, donation, amount }) =>
      didWallet(wallet).UpdateController({ addr: address, tyron: donation }, { amount }),
    ({ wallet }) => didWallet(wallet).AcceptPendingController({}),
    ({ wallet, address, donation, number, text }) =>
      didWallet(wallet).SendFunds({
        tag: text === '' ? 'AddFunds' : text,
        beneficiary: { constructor: 'Recipient', arguments: [address] },
        amount: number,
        tyron: donation,
      }),
    ({ wallet, domain, number }) =>
      didWallet(wallet).SendFunds({
        tag: 'AddFunds',
        beneficiary: { constructor: 'NftUsername', arguments: [domainId(domain), 'did'] },
        amount: number,
        tyron: null,
      }),
    ({ wallet, domain, text }) =>
      didWallet(wallet).BuyNftUsername({
        username: domainId(domain + text),
        addr: null,
        id: 'zil',
        tyron: null,
      }),
    ({ wallet, address, number }) =>
      didWallet(wallet).Transfer({
        addrName: 'tyron',
        beneficiary: { constructor: 'Recipient', arguments: [address] },
        amount: number % 3_000n,
        tyron: null,
      }),
    ({ wallet, text, domain, donation }) =>
      didWallet(wallet).DidUpdate({
        document: [addLink(domain, 'x', text), removeService('github'), addKey('general', key, 'none')],
        signature: null,
        tyron: donation,
      }),
    ({ wallet, domain, address, text }) =>
      didWallet(wallet).Dns({
        addr: address,
        didKey: key,
        encrypted: 'null',
        domain,
        nftID: text,
        tyron: null,
      }),
    ({ wallet, donation }) =>
      didWallet(wallet).AddGuardians({ guardians: domains.slice(0, 3).map(domainId), tyron: donation }),
    ({ address, number }) => zrc2Token(places.tyron).Transfer({ to: address, amount: number }),
    ({ address, number }) => zrc2Token(places.tyron).IncreaseAllowance({ spender: address, amount: number }),
    ({ address, wallet, number }) =>
      zrc2Token(places.tyron).TransferFrom({ from: address, to: wallet, amount: number }),
    ({ text, address }) => initDid(places.initDid).SetService({ id: text, addr: address }),
    ({ text, domain, address }) =>
      init(places.init).IssueNftUsername({
        tld: text === '' ? 'ssi' : 'zlp',
        username: domainId(domain + text),
        addr: address,
        dID: address,
      }),
  ]
  const attempt = fc.record({
    make: fc.constantFrom(...calls),
    person: fc.constantFrom(...people),
    gasLimit: fc.constantFrom(20_000n, 20_000n, 20_000n, 20_000n, 150n, 60n),
    isFresh: fc.boolean(),
    draw: fc.record({
      wallet: fc.constantFrom(...wallets),
      address: fc.constantFrom(...addresses),
      domain: fc.constantFrom(...domains),
      text: fc.constantFrom('', 'telegram', '__proto__', 'a"b', 'AddFunds'),
      number: fc.constantFrom(0n, 1n, 700n, zil, 10_000n * zil),
      donation: fc.constantFrom(null, null, 0n, zil),
      amount: fc.constantFrom(0n, 1n, zil),
    }),
  })
  const kinds = { success: 0, exception: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(attempt, async ({ make, person, gasLimit, isFresh, draw }) => {
      if (isFresh) network.simulator = network.freshSimulator()
      const { steps, rounds } = await expectSame(network, person, callOf(make(draw), gasLimit))
      expect(rounds).toBeLessThanOrEqual(6)
      kinds[steps[0]!.kind] += 1
    }),
    { numRuns: 200 },
  )
  expect(kinds.success).toBeGreaterThan(15)
  expect(kinds.exception).toBeGreaterThan(15)
})

import fc from 'fast-check'
import type { ContractCall } from '@tyto/abi'
import { zeroAddress, type Address } from '@tyto/primitives'
import { expect, test } from 'vitest'
import { defiWallet, didWallet, sbtWallet, zilWallet } from '../../src'
import { ownName, type Owner } from '../people'
import { domainId, protocolWorld, succeeds, zil, type ProtocolWorld } from '../world'
import { sequences } from '../sequences'

const people = ['alice', 'bruno', 'carol'] as const

/** Somebody tries something with the wallet, or sells the name that it belongs to. */
interface Attempt {
  readonly by: number
  readonly to: number
  readonly kind:
    | 'pause'
    | 'unpause'
    | 'offer'
    | 'accept'
    | 'send'
    | 'fund'
    | 'other'
    | 'sell'
    | 'keep'
    | 'return'
}

const attempt: fc.Arbitrary<Attempt> = fc.record({
  by: fc.nat(people.length - 1),
  to: fc.nat(people.length - 1),
  kind: fc.constantFrom<Attempt['kind'][]>(
    ...(['pause', 'unpause', 'unpause', 'offer', 'offer', 'accept', 'accept'] as const),
    ...(['send', 'fund', 'other', 'sell', 'sell', 'keep', 'keep', 'return'] as const),
  ),
})

const place = (protocol: ProtocolWorld) => ({ init: protocol.init, init_community: protocol.init })

/** The acts of the three kinds, under one name each. */
const kinds = [
  {
    contract: 'DefiWallet',
    deploy: (protocol: ProtocolWorld) =>
      defiWallet.deploy({ init_nft: domainId('alice'), ...place(protocol) }),
    offer: (at: Address, name: string) =>
      defiWallet(at).UpdateDomain({ domain: domainId(name), tyron: null }),
    accept: (at: Address) => defiWallet(at).AcceptPendingDomain({}),
    other: (at: Address) =>
      defiWallet(at).ZRC2_BatchTransfer({ addr: zeroAddress, tokens: [['zil', 1n]], tyron: null }),
  },
  {
    contract: 'ZilWallet',
    deploy: (protocol: ProtocolWorld) =>
      zilWallet.deploy({ init_nft: domainId('alice'), ...place(protocol) }),
    offer: (at: Address, name: string) => zilWallet(at).UpdateDomain({ domain: domainId(name), tyron: null }),
    accept: (at: Address) => zilWallet(at).AcceptPendingDomain({}),
    other: (at: Address) => zilWallet(at).CompleteWithdrawal({ stakeID: 'zilstaking', tyron: null }),
  },
  {
    contract: 'SbtWallet',
    deploy: ({ init }: ProtocolWorld) => sbtWallet.deploy({ init_username: 'alice', domain: 'sbt', init }),
    offer: (at: Address, name: string) => sbtWallet(at).UpdateUsername({ username: name, tyron: null }),
    accept: (at: Address) => sbtWallet(at).AcceptPendingUsername({}),
    other: (at: Address) => sbtWallet(at).UpdatePublicEncryption({ new: 'key', tyron: null }),
  },
] as const

test.each(kinds)(
  '[PZ-01] [PO-01] $contract: paused, it only unpauses, receives and takes an offer back; it changes hands by an offer of its owner alone',
  async ({ contract, deploy, offer, accept, other }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(attempt, { maxLength: 40 }), async (attempts) => {
        const protocol = await protocolWorld()
        const { world } = protocol
        const owners: Owner[] = []
        for (const name of people) owners.push(await ownName(protocol, name))
        const wallet = await world.deploy(owners[0]!.controller, contract, deploy(protocol))
        const { fields, Pause, Unpause, SendFunds, AddFunds, KeepFromName, ReturnToName } = defiWallet(wallet)
        succeeds(world.call(owners[1]!.controller, AddFunds({}, { amount: 100n * zil })))

        // Kept beside the chain: whose name it belongs to, who controls each name, who offered it to which name.
        let owner = 0
        const controllers = [0, 1, 2]
        let offered: { readonly to: number; readonly by: number } | null = null
        let isPaused = false
        // Whose DID wallet it is bound to.
        let keeper: number | null = null

        const callOf = ({ kind, to, by }: Attempt): ContractCall => {
          switch (kind) {
            case 'pause':
              return Pause({ tyron: null })
            case 'unpause':
              return Unpause({ tyron: null })
            case 'offer':
              return offer(wallet, people[to]!)
            case 'accept':
              return accept(wallet)
            case 'send': {
              const beneficiary = {
                constructor: 'Recipient',
                arguments: [owners[to]!.controller.address],
              } as const
              return SendFunds({ tag: '', beneficiary, amount: 1n, tyron: null })
            }
            case 'keep':
              return KeepFromName({ tyron: null })
            case 'return':
              return ReturnToName({ tyron: null })
            case 'fund':
              return AddFunds({}, { amount: 1n })
            case 'other':
              return other(wallet)
            case 'sell': {
              const { wallet: own, id } = owners[by]!
              const buyer = owners[to]!.wallet
              const order = { username: id, id: 'zil', addr: buyer, dID: buyer, tyron: null }
              return didWallet(own).TransferNftUsername(order)
            }
          }
        }

        for (const one of attempts) {
          const { by, to, kind } = one
          const before = owner
          const { receipt, difference } = world.call(owners[by]!.controller, callOf(one))
          const result = [receipt.success, difference.writes.length]
          const speaks: number = keeper ?? controllers[owner]!
          const isOwner = speaks === by
          if (kind === 'sell') {
            if (receipt.success) controllers[by] = to
            continue
          }
          if (kind === 'fund') expect(receipt.success).toBe(true)
          else if (kind === 'unpause') {
            expect(receipt.success).toBe(isOwner && isPaused)
            if (receipt.success) isPaused = false
          } else if (isPaused && kind === 'offer' && to === owner && isOwner) {
            // An offer is taken back in every state: rights only fall.
            expect(receipt.success).toBe(offered !== null)
            offered = null
          } else if (isPaused) expect(result).toEqual([false, 0])
          else if (kind === 'accept') {
            const may = offered !== null && speaks === offered.by && controllers[offered.to] === by
            expect(receipt.success).toBe(may)
            if (may) [owner, offered, keeper] = [offered!.to, null, null]
          } else if (!isOwner) expect(result).toEqual([false, 0])
          else if (kind === 'pause') {
            expect(receipt.success).toBe(true)
            isPaused = true
          } else if (kind === 'keep') {
            expect(receipt.success).toBe(keeper === null)
            keeper = by
          } else if (kind === 'return') {
            const may = keeper !== null && controllers[owner] === by
            expect(receipt.success).toBe(may)
            if (may) keeper = null
          } else if (kind === 'offer') {
            expect(receipt.success).toBe(to !== owner || offered !== null)
            if (receipt.success) offered = to === owner ? null : { to, by }
          }
          expect(world.read(fields.is_paused)).toBe(isPaused)
          expect(world.read(fields.own_did)).toBe(keeper === null ? null : owners[keeper]!.wallet)
          if (kind !== 'accept') expect(before).toBe(owner)
        }
      }),
      sequences(25),
    )
  },
)

import type { ContractCall } from '@tyto/abi'
import type { Address, Hex } from '@tyto/primitives'
import { beforeEach, describe, expect, test } from 'vitest'
import { didWallet, zrc6Token, zrc6TokenErrors as errors } from '../../src'
import { collectionWorld, type CollectionWorld } from './collectionWorld'
import { succeeds, throws, type Person } from '../world'

const noDomain: Hex = `0x${'00'.repeat(32)}`

let protocol: CollectionWorld
let lexicassi: Address
beforeEach(async () => {
  protocol = await collectionWorld()
  lexicassi = protocol.collections.get('lexicassi')!
})

const call = (by: Person, made: ContractCall) => protocol.world.call(by, made)
const byAlice = (made: ContractCall) => call(protocol.alice.controller, made)
const wallet = () => didWallet(protocol.alice.wallet)
const none = { tyron: null } as const

describe('who keeps a collection', () => {
  test('pauses it: nothing moves, rights are still changed', () => {
    const { Pause, Unpause } = zrc6Token(lexicassi)
    throws(byAlice(Pause({})), 'Error', errors.notContractOwner)
    throws(call(protocol.deployer, Unpause({})), 'Error', errors.notPaused)
    succeeds(call(protocol.deployer, Pause({})))
    throws(call(protocol.deployer, Pause({})), 'Error', errors.paused)
    const order = { addrName: 'lexicassi', token_id: 1n, ...none }
    throws(byAlice(wallet().ZRC6_Burn(order)), 'Error', errors.paused)
    throws(
      byAlice(wallet().ZRC6_TransferFrom({ ...order, to: protocol.bruno.wallet })),
      'Error',
      errors.paused,
    )
    succeeds(byAlice(wallet().ZRC6_SetSpender({ ...order, spender: protocol.bruno.wallet })))
    succeeds(call(protocol.deployer, Unpause({})))
    succeeds(byAlice(wallet().ZRC6_Burn(order)))
  })

  test('says who mints, who gets royalties and how much, and where pictures are found', () => {
    const { world, deployer, bruno } = protocol
    const { Mint, AddMinter, RemoveMinter, SetRoyaltyFeeBPS, SetRoyaltyRecipient, SetBaseURI, fields } =
      zrc6Token(lexicassi)
    const minter = bruno.controller.address
    const mint = Mint({ to: minter, token_uri: '' })
    throws(call(bruno.controller, mint), 'Error', errors.notMinter)
    succeeds(call(deployer, AddMinter({ minter })))
    throws(call(deployer, AddMinter({ minter })), 'Error', errors.minterFound)
    succeeds(call(bruno.controller, mint))
    succeeds(call(deployer, RemoveMinter({ minter })))
    throws(call(deployer, RemoveMinter({ minter })), 'Error', errors.minterNotFound)
    throws(call(bruno.controller, mint), 'Error', errors.notMinter)
    for (const fee_bps of [0n, 10_001n]) {
      throws(call(deployer, SetRoyaltyFeeBPS({ fee_bps })), 'Error', errors.invalidFee)
    }
    succeeds(call(deployer, SetRoyaltyFeeBPS({ fee_bps: 10_000n })))
    succeeds(call(deployer, SetRoyaltyRecipient({ to: minter })))
    succeeds(call(deployer, SetBaseURI({ uri: 'ar://' })))
    expect(world.read(fields.royalty_fee_bps)).toBe(10_000n)
    expect(world.read(fields.royalty_recipient)).toBe(minter)
    expect(world.read(fields.base_uri)).toBe('ar://')
    const kept = [
      SetRoyaltyFeeBPS({ fee_bps: 1n }),
      SetRoyaltyRecipient({ to: minter }),
      SetBaseURI({ uri: '' }),
      AddMinter({ minter }),
      RemoveMinter({ minter: deployer.address }),
    ]
    for (const each of kept) throws(byAlice(each), 'Error', errors.notContractOwner)
  })

  test('answers whoever calls, whoever made the collection or gets its royalties', () => {
    const { deployer, alice, bruno } = protocol
    const keeper = alice.controller
    const collection = zrc6Token(lexicassi)
    const other = bruno.controller.address
    succeeds(call(deployer, collection.SetContractOwnershipRecipient({ to: keeper.address })))
    const calls = [
      collection.AcceptContractOwnership({}),
      collection.SetRoyaltyRecipient({ to: other }),
      collection.SetRoyaltyFeeBPS({ fee_bps: 5n }),
      collection.SetBaseURI({ uri: 'ar://' }),
      collection.AddMinter({ minter: keeper.address }),
      collection.Mint({ to: keeper.address, token_uri: '' }),
      collection.SetSpender({ spender: other, token_id: 4n }),
      collection.AddOperator({ operator: other }),
      collection.RemoveOperator({ operator: other }),
      collection.TransferFrom({ to: other, token_id: 4n }),
      collection.BatchMint({
        to_token_uri_pair_list: [
          [keeper.address, ''],
          [keeper.address, ''],
        ],
      }),
      collection.BatchTransferFrom({ to_token_id_pair_list: [[other, 5n]] }),
      collection.Burn({ token_id: 6n }),
      collection.RemoveMinter({ minter: keeper.address }),
      collection.Pause({}),
      collection.Unpause({}),
      collection.SetContractOwnershipRecipient({ to: other }),
    ]
    for (const made of calls) {
      const done = call(keeper, made)
      succeeds(done)
      const answers = (done.receipt.transitions ?? []).filter(({ msg }) => msg._tag.endsWith('Callback'))
      expect(answers.map(({ msg }) => [msg._tag, msg._recipient, msg._amount])).toEqual([
        [`ZRC6_${made.transition}Callback`, keeper.address, '0'],
      ])
    }
  })

  test('sets prices, and hands the collection on in two steps', () => {
    const { deployer, alice, world } = protocol
    const {
      SetPremiumPrice,
      RemovePremiumPrice,
      SetContractOwnershipRecipient,
      AcceptContractOwnership,
      fields,
    } = zrc6Token(lexicassi)
    throws(byAlice(SetPremiumPrice({ key: noDomain, amount: 0n })), 'Error', errors.notContractOwner)
    throws(byAlice(RemovePremiumPrice({ key: noDomain })), 'Error', errors.notContractOwner)
    succeeds(call(deployer, RemovePremiumPrice({ key: noDomain })))
    expect(world.read(fields.premium_price.at(noDomain))).toBeNull()
    const to = alice.controller.address
    throws(byAlice(AcceptContractOwnership({})), 'Error', errors.notOwnershipRecipient)
    throws(byAlice(SetContractOwnershipRecipient({ to })), 'Error', errors.notContractOwner)
    throws(call(deployer, SetContractOwnershipRecipient({ to: deployer.address })), 'Error', errors.self)
    succeeds(call(deployer, SetContractOwnershipRecipient({ to })))
    expect(world.read(fields.contract_owner)).toBe(deployer.address)
    succeeds(byAlice(AcceptContractOwnership({})))
    succeeds(byAlice(SetPremiumPrice({ key: noDomain, amount: 1n })))
  })
})

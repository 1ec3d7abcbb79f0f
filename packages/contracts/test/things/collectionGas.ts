import type { ContractCall } from '@tyto/abi'
import { zeroAddress } from '@tyto/primitives'
import { didWallet } from '../../src'
import { collectionWorld } from './collectionWorld'
import { domainId, succeeds, zil } from '../world'

const imageKey = `0x${'00'.repeat(32)}` as const

/** The gas of the calls of NFTs, from a small to a large input, by the names of their actions. */
export async function collectionMeasures() {
  const stage = await collectionWorld()
  const { world, alice, bruno, deployer } = stage
  const wallet = didWallet(alice.wallet)
  const most = 100_000n * zil
  const send = (call: ContractCall): bigint => {
    const execution = world.call(alice.controller, call)
    succeeds(execution)
    return execution.gasUsed
  }
  send(wallet.AddFunds({}, { amount: 100_000n * zil }))
  const mint = (name: string) =>
    send(
      wallet.ZRC6_MintAtMost({
        addrName: '.gzil',
        id: 'zil',
        to: alice.wallet,
        token_uri: name,
        domain_id: domainId(name),
        amount: 0n,
        most,
        tyron: null,
      }),
    )
  const mintMany = (names: readonly string[]) =>
    send(
      wallet.ZRC6_BatchMintAtMost({
        addrName: '.gzil',
        id: 'zil',
        to_token_uri_pair_list: names.map((name) => [alice.wallet, name] as const),
        amount: 0n,
        most,
        tyron: null,
      }),
    )
  const minted = {
    mintNft: [
      mint('dawn'),
      send(
        wallet.ZRC6_Mint({
          addrName: 'lexicassi',
          id: '',
          to: alice.wallet,
          token_uri: 'new',
          domain_id: imageKey,
          amount: 250n * zil,
          tyron: null,
        }),
      ),
    ],
    mintNfts: [
      mintMany(['owl1', 'owl2']),
      mintMany(Array.from({ length: 30 }, (_, index) => `barn-owl-${index}`)),
    ],
  }
  const at = { addrName: '.gzil', tyron: null } as const
  const spender = (to: typeof zeroAddress) =>
    send(wallet.ZRC6_SetSpender({ ...at, spender: to, token_id: 1n }))
  const operator = (change: 'ZRC6_AddOperator' | 'ZRC6_RemoveOperator') =>
    send(wallet[change]({ ...at, operator: bruno.wallet }))
  const transfer = (ids: readonly bigint[]) =>
    send(
      wallet.ZRC6_BatchTransferFrom({
        ...at,
        to_token_id_pair_list: ids.map((id) => [bruno.wallet, id] as const),
      }),
    )
  const rest = {
    setNftSpender: [spender(deployer.address), spender(zeroAddress)],
    setNftOperator: [operator('ZRC6_AddOperator'), operator('ZRC6_RemoveOperator')],
    updateTokenUri: [
      send(wallet.UpdateTokenURI({ ...at, token_id: 1n, token_uri: 'ar://x' })),
      send(wallet.UpdateTokenURI({ ...at, token_id: 1n, token_uri: `https://${'x'.repeat(120)}` })),
    ],
    updateDomainAddress: [
      send(wallet.UpdateDomainAddress({ ...at, token_id: 1n, new_addr: deployer.address })),
    ],
    transferNfts: [
      send(wallet.ZRC6_TransferFrom({ ...at, to: deployer.address, token_id: 2n })),
      send(wallet.ZRC6_TransferFrom({ ...at, to: bruno.wallet, token_id: 3n })),
      transfer([4n, 5n]),
      transfer([6n, 7n, 8n, 9n, 10n, 11n, 12n, 13n, 14n, 15n]),
    ],
    burnNfts: [
      send(wallet.ZRC6_Burn({ ...at, token_id: 1n })),
      send(
        wallet.ZRC6_BatchBurn({ ...at, token_id_list: [16n, 17n, 18n, 19n, 20n, 21n, 22n, 23n, 24n, 25n] }),
      ),
    ],
  }
  const said = { ...rest, ...minted }
  type Measures = { readonly [name in keyof typeof said]: () => readonly bigint[] }
  const entries = Object.entries(said).map(([name, gas]) => [name, () => gas] as const)
  return Object.fromEntries(entries) as unknown as Measures
}

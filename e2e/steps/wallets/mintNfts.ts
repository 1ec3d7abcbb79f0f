import { zrc6Token } from '@tyto/contracts'
import { testAccount, type Devnet } from '@tyto/devnet'
import type { Address } from '@tyto/primitives'
import { callAs, serviceAt } from './walletSetup'

/** NFTs of a collection for somebody, minted by whoever runs it; of `.gzil` and `.zlp` a uri is the name itself, which leads to them. */
export async function mintNfts(
  devnet: Devnet,
  collection: string,
  to: Address,
  uris: readonly string[],
): Promise<void> {
  const { BatchMint } = zrc6Token(await serviceAt(devnet, collection))
  const to_token_uri_pair_list = uris.map((uri) => [to, uri] as const)
  await callAs(devnet, testAccount('deployer'), BatchMint({ to_token_uri_pair_list }))
}

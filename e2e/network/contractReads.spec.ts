/** The reads of contracts by the pages: each field asked at the node with its contract, its name and its keys. */
import { createClient, findCollection, readOwnedNfts } from '@tyto/chain'
import { zrc6Token } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { tyronDexService } from '@tyto/exchange'
import { domainId } from '@tyto/identity'
import { toBech32, type Address } from '@tyto/primitives'
import { networkOf } from '../steps/network/chainAnswers'
import { newDefi } from '../steps/money/defiWallets'
import { createFaultyNode, fieldReads } from '../steps/network/faultyNode'
import { addFunds } from '../steps/wallets/ownWallet'
import { expect, test } from '../steps/network/testSite'
import { arriveWithExtension, questions, walletReads } from '../steps/wallets/walletExtension'
import { callAs, serviceAt } from '../steps/wallets/walletSetup'

/** A read of a field: its contract, its name, its keys. */
type Read = readonly [contract: Address, field: string, ...keys: string[]]

test('[RPC-02] the listed fields are asked for with contract, field and keys, and the extension for state, sub-state and mini epoch @desktop', async ({
  page,
  site,
  tolerance,
}) => {
  // The pictures of the collection are not there.
  tolerance.failedRequests = true
  const { index, domain, wallet, defi } = await newDefi(site)
  const network = await networkOf(site)
  const client = createClient({ ...network, fetch })
  const record = site.devnet.network.initDid
  // The record of the protocol stands where the name init leads, and nowhere by heart.
  const byName = [site.devnet.network.registry, 'did_dns', domainId('init')] as const
  const pictures = (await findCollection(client, network, 'lexicassi'))!
  const { BatchMint } = zrc6Token(pictures)
  await callAs(
    site.devnet,
    testAccount('deployer'),
    BatchMint({ to_token_uri_pair_list: [[wallet, '1.svg']] }),
  )
  const [picture] = (await readOwnedNfts(client, network, { collection: 'lexicassi', wallet }))!.ids
  const extensionNode = createFaultyNode(site.devnet)
  await arriveWithExtension(page, {
    account: index,
    node: extensionNode,
    login: { network: 'local', address: wallet, name: `${domain}.ssi` },
  })

  const asked = async (reads: readonly Read[]): Promise<void> => {
    const expected = reads.map(([contract, ...rest]) => [contract.slice(2), ...rest].join(' '))
    await expect
      .poll(() => {
        const all = new Set(fieldReads(site.node.trips))
        return expected.filter((read) => !all.has(read))
      })
      .toEqual([])
  }
  const asks = async (path: string, reads: readonly Read[]): Promise<void> => {
    site.node.forgetTrips()
    await page.goto(path)
    await asked(reads)
  }
  const at = (id: string): Promise<Address> => serviceAt(site.devnet, id)
  const xsgd = await at('xsgd')
  const [dex, zilSwap] = [await at(tyronDexService), await at('zilswap')]
  const [avely, dragon] = [await at('aswap'), await at('dragondex')]
  await asks(`/defi@${domain}.ssi/defix/pool`, [
    [dex, 'reserves'],
    [dex, 'profit_denom'],
    [dex, 'total_supply'],
    [dex, 'contributions'],
    [dex, 'dao_balance'],
    [dex, 'balances', defi],
    [dex, 'shares', domainId(domain)],
    ...[zilSwap, avely, dragon].flatMap((place) => [
      [place, 'pools', xsgd] as const,
      [place, 'total_contributions', xsgd] as const,
      [place, 'balances', xsgd, defi] as const,
    ]),
    [zilSwap, 'output_after_fee'],
    [avely, 'liquidity_fee'],
    [avely, 'treasury_fee'],
    [dragon, 'liquidity_fee'],
    [dragon, 'protocol_fee'],
    [dragon, 'rewards_pool'],
  ])
  await asks(`/${domain}.ssi/didx/wallet/balances`, [
    byName,
    [record, 'services', 'xsgd'],
    [wallet, 'services'],
    [wallet, 'version'],
    [wallet, '_balance'],
    [xsgd, 'balances', wallet],
  ])
  await asks(`/${domain}.ssi/didx/wallet/balances/allowances`, [
    [xsgd, 'total_supply'],
    [xsgd, 'allowances', wallet],
  ])
  site.node.forgetTrips()
  await page.goto(`/${domain}.ssi/didx/wallet/nft`)
  await page.getByRole('main').getByLabel('Collection', { exact: true }).selectOption('lexicassi')
  await asked([
    byName,
    [record, 'services', 'lexicassi'],
    [pictures, 'base_uri'],
    [pictures, 'balances', wallet],
    [pictures, 'token_owners', String(picture)],
    [pictures, 'token_uris', String(picture)],
  ])

  // Nobody asks the wallet's own node anything before a review.
  await page.goto(`/address?of=${toBech32(wallet)}`)
  await addFunds(page, '2')
  await expect.poll(() => questions(extensionNode)).toEqual(walletReads(wallet))
})

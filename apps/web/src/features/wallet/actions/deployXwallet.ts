import type { ContractDeploy } from '@tyto/abi'
import type { Network } from '@tyto/chain'
import { defiWallet, sbtWallet, zilWallet } from '@tyto/contracts'
import { domainId } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { checkDidLeadsTo } from '../../../shared/chain/reads/checkDidLeadsTo'
import { buildPath } from '../../../shared/routing/routes'
import { keepNewWallet, type SubdomainKind } from '../../../shared/session/wallet/newWallets'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction } from '../../../shared/transaction/action/action'
import type { WalletDoor } from '../../../shared/session/wallet/walletDoors'
import type { XwalletMadeMoment } from '../moments/XwalletMade'
import { codeOfNewWallet } from './codeOfNewWallet'

interface Xwallet {
  readonly kind: SubdomainKind
  /** The DID wallet that will have the subdomain, and its domain without suffix, in lower case. */
  readonly owner: Address
  readonly domain: string
  readonly subdomain: string
  /** The profile NFT as `collection#tokenId`; null for none. */
  readonly nft: string | null
  /** The page that the person came for, which stays open; left out where subdomains are made. */
  readonly door?: WalletDoor
}

/**
 * Step one of two: deploys a new DeFi, soulbound or ZIL staking wallet. Once it is confirmed, its address is kept on
 * this device until it is saved as a subdomain.
 */
export const deployXwallet = defineAction<Xwallet>({
  name: 'deployXwallet',
  gas: { measured: [2_600n, 6_200n], zilliqa2: { measured: [21_440n, 49_720n] } },
  gasLimit: ({ kind }) => xwalletGasLimit(kind),
  request: async (input, { client, network }) => {
    await checkDidLeadsTo(client, network, input.domain, input.owner)
    const code = await codeOfNewWallet(input.kind, client, network)
    return { kind: 'deploy', deploy: deployOf(input, network), code }
  },
  tell: ({ result }) =>
    result.createdContracts.flatMap(({ name, init }) => {
      const text = madeTexts.find(([pattern]) => pattern.test(name))?.[1]
      const owner = init.find(({ vname }) => vname === 'init_nft' || vname === 'init_username')?.value
      return text === undefined || typeof owner !== 'string' ? [] : [{ text, values: { ssi: owner } }]
    }),
  moment: ({ kind, owner, domain, subdomain, nft, door }) => {
    const moment: XwalletMadeMoment = {
      kind: 'xwalletMade',
      made: kind,
      owner,
      domain,
      subdomain,
      nft,
      door: door ?? null,
    }
    return moment
  },
  leadsOn: () => true,
  onConfirmed: ({ kind, owner, domain, subdomain, nft, door }, { contract, isHere, navigate, network }) => {
    if (contract === null) return
    keepNewWallet({ network: network.id, address: contract, owner, domain, kind, subdomain, nft })
    const name = { domain, subdomain: '', topLevel: 'ssi' } as const
    if (isHere && door === undefined) navigate(buildPath('newSubdomain', { name }))
  },
})

/** The text for a new wallet, by the name of its contract. */
const madeTexts = [
  [/defi/i, 'defiMade'],
  [/sbt|soulbound/i, 'soulboundMade'],
  [/zil/i, 'stakingMade'],
] as const

/** The gas limit for the deploy of a wallet of this kind. */
export function xwalletGasLimit(kind: SubdomainKind): bigint {
  return kind === 'soulbound' ? 50_000n : 55_000n
}

function deployOf({ kind, domain, subdomain }: Xwallet, network: Network): ContractDeploy {
  const { init } = network
  if (kind === 'soulbound') return sbtWallet.deploy({ init_username: domain, domain: subdomain, init })
  const isOurs = 'source' in (network.walletCode[kind] ?? {})
  // Our own contracts do not use the community contract, so its address does not matter.
  const init_community = network.initCommunity ?? (isOurs ? init : null)
  if (init_community === null) throw new ActionError('NoWalletCode')
  const values = { init_nft: domainId(domain), init, init_community }
  return kind === 'defi' ? defiWallet.deploy(values) : zilWallet.deploy(values)
}

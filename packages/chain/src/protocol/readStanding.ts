import type { FieldRead } from '@tyto/abi'
import { defiWallet, didWallet, nameRegistry, sbtWallet } from '@tyto/contracts'
import { didStatuses, parseVersion, walletRules, type DidStatus, type WalletKind } from '@tyto/identity'
import { bytesToHex, sha256, utf8ToBytes, type Address, type Hex } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import type { Network } from '../networks/networks'
import { getContractCode } from '../reads/getContractCode'
import { decodeReading, fetchFields, valueOr, type RawReading } from '../reads/readField'
import { leadsSomewhere } from './registryEntry'

/** The kind of somebody who is to get money, an NFT or a right. */
export interface Standing {
  /** A wallet says that it is one of ours; another contract does not. */
  readonly kind: 'account' | 'contract' | 'wallet'
  /** The version that a wallet states; empty for what is no wallet. */
  readonly version: string
  /** The account that decides for it: its controller, or that of the identity it belongs to; null where nobody is known. */
  readonly owner: Address | null
  /** Of its identity, or of the identity that it belongs to; null where it has none. */
  readonly status: DidStatus | null
  /** Does its code take ZIL that is sent along? */
  readonly takesZil: boolean
  /** Does its code take the tokens of others? */
  readonly takesTokens: boolean
  /** Does its code take NFTs and pass them on? */
  readonly takesNfts: boolean
}

/** The kinds whose wallets act for somebody; whatever else states a version is judged by its code. */
const walletKinds: ReadonlySet<WalletKind> = new Set(['did', 'defi', 'staking', 'soulbound'])

const account: Standing = {
  kind: 'account',
  version: '',
  owner: null,
  status: null,
  takesZil: true,
  takesTokens: true,
  takesNfts: true,
}

/**
 * Finds out who stands at an address, whose it is, and what it can take, by what the chain says. An account is one trip; a
 * wallet that belongs to a name is three. Rejects with `RpcError`: nothing is known then.
 */
export async function readStanding(
  client: Requests,
  network: Pick<Network, 'registry'>,
  address: Address,
  options?: RequestOptions,
): Promise<Standing> {
  const { version, controller, did_status } = didWallet(address).fields
  const { nft_domain, own_did } = defiWallet(address).fields
  const { nft_username } = sbtWallet(address).fields
  const reads = { version, controller, did_status, nft_domain, nft_username, own_did }
  const raw = await fetchFields(client, reads, options)
  if (raw.version.kind === 'not deployed') return account
  const stated = decoded(reads.version, raw.version) ?? ''
  if (!walletKinds.has(parseVersion(stated).kind)) {
    return contractStanding((await getContractCode(client, address, options)) ?? '')
  }

  const username = decoded(reads.nft_username, raw.nft_username)
  const domain =
    username === null ? decoded(reads.nft_domain, raw.nft_domain) : bytesToHex(sha256(utf8ToBytes(username)))
  const own = {
    owner: decoded(reads.controller, raw.controller),
    status: knownStatus(decoded(reads.did_status, raw.did_status)?.constructor),
  }
  // A wallet that is kept obeys the DID wallet that it is bound to, whoever has its domain.
  const keeper = decoded(reads.own_did, raw.own_did)
  const decides =
    own.owner !== null
      ? own
      : keeper !== null
        ? await readIdentityAt(client, keeper, options)
        : domain === null
          ? own
          : await readIdentity(client, network, domain, options)
  return {
    kind: 'wallet',
    version: stated,
    ...decides,
    takesZil: true,
    takesTokens: true,
    takesNfts: walletRules(stated).hasCollections,
  }
}

/** Reads from a contract's own code what it can take. */
function contractStanding(code: string): Standing {
  const funds = /^\s*transition\s+AddFunds\b([\s\S]*?)^\s*end\b/m.exec(withoutComments(code))?.[1] ?? ''
  return {
    ...account,
    kind: 'contract',
    takesZil: /\baccept\b/.test(funds),
    takesTokens: /^\s*transition\s+RecipientAcceptTransfer\b/m.test(code),
    takesNfts: /^\s*transition\s+ZRC6_RecipientAcceptTransferFrom\b/m.test(code),
  }
}

/** Comments of Scilla may stand in each other; what they say is no code. */
function withoutComments(code: string): string {
  let depth = 0
  return code.replace(/\(\*|\*\)|[^(*]+|[(*]/g, (part) => {
    if (part === '(*') depth += 1
    else if (part === '*)') depth = Math.max(0, depth - 1)
    else if (depth === 0) return part
    return ''
  })
}

/** Who controls the identity of a domain, and how it stands. */
async function readIdentity(
  client: Requests,
  network: Pick<Network, 'registry'>,
  domain: Hex,
  options: RequestOptions | undefined,
): Promise<Pick<Standing, 'owner' | 'status'>> {
  const did = nameRegistry(network.registry).fields.did_dns.at(domain)
  const wallet = decoded(did, (await fetchFields(client, { did }, options)).did)
  return leadsSomewhere(wallet) ? readIdentityAt(client, wallet, options) : { owner: null, status: null }
}

async function readIdentityAt(
  client: Requests,
  wallet: Address,
  options: RequestOptions | undefined,
): Promise<Pick<Standing, 'owner' | 'status'>> {
  const { controller, did_status } = didWallet(wallet).fields
  const raw = await fetchFields(client, { controller, did_status }, options)
  return {
    owner: decoded(controller, raw.controller),
    status: knownStatus(decoded(did_status, raw.did_status)?.constructor),
  }
}

/** The value of a reading; null where there is nothing. Throws `RpcInvalidAnswer` for something of another type. */
function decoded<T>(field: FieldRead<T>, reading: RawReading): T | null {
  return valueOr(decodeReading(field, reading), null)
}

function knownStatus(text: string | undefined): DidStatus | null {
  return didStatuses.find((known) => known === text) ?? null
}

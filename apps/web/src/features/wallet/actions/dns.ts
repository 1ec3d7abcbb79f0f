import { readDidRecord } from '@tyto/chain'
import { didWallet, didWallet58 } from '@tyto/contracts'
import { encodeChainText, isVersionAtLeast, needsUpgrade, parseVersion, type Name } from '@tyto/identity'
import type { Address, Hex } from '@tyto/primitives'
import { makeKey } from '../../../shared/keys/makeKey'
import { rememberRecipient } from '../../../shared/recipients/addressBook'
import { buildPath } from '../../../shared/routing/routes'
import { rememberName } from '../../../shared/session/knownNames'
import { useLoginState } from '../../../shared/session/login'
import { forgetNewWallet, type SubdomainKind } from '../../../shared/session/newWallets'
import { ActionError, defineAction } from '../../../shared/transaction/action'

interface SubdomainEntry {
  /** The DID wallet, and its bare domain, lower case. */
  readonly wallet: Address
  readonly domain: string
  /** What stands before the @. */
  readonly subdomain: string
  /** Where it shall lead. */
  readonly address: Address
  /** `collection#tokenId`; null for none. */
  readonly nft: string | null
  /** What was made for it; null for an address that was typed. */
  readonly kind: SubdomainKind | null
}

const NO_KEY: Hex = `0x${'00'.repeat(33)}`
/** By custom, what stands where there is no key, and no NFT in wallets of others from version 6 on. */
const NOTHING_ENCRYPTED = 'null'
const NO_NFT = 'nawelito'

/**
 * Saves where a subdomain leads. A soulbound wallet gets a key of its own where the storage wallet can keep its private
 * half: what its holder signs is checked with it. Wallets below version 6 take no NFT.
 */
export const dns = defineAction<SubdomainEntry>({
  name: 'dns',
  gasLimit: 10_000n,
  request: async ({ wallet, subdomain, address, nft, kind }, { account, client, storage }) => {
    const record = await readDidRecord(client, wallet)
    const version = parseVersion(record?.version ?? '')
    if (record === null || needsUpgrade(version)) throw new ActionError('UpgradeAccount')
    if (record.controller !== account) throw new ActionError('NotController')
    if (record.status === 'Locked') throw new ActionError('DidLocked')
    if (record.status === 'Deactivated') throw new ActionError('DidDeactivated')
    const key = kind === 'soulbound' && storage ? await makeKey(storage) : null
    const entry = {
      addr: address,
      didKey: key?.publicKey ?? NO_KEY,
      encrypted: key?.encrypted ?? NOTHING_ENCRYPTED,
      domain: encodeChainText(subdomain),
      tyron: null,
    }
    if (!isVersionAtLeast(version, 6)) return { kind: 'call', call: didWallet58(wallet).Dns(entry) }
    const nftID = nft ?? (isVersionAtLeast(version, 7) ? '' : NO_NFT)
    return { kind: 'call', call: didWallet(wallet).Dns({ ...entry, nftID }) }
  },
  onConfirmed: ({ wallet, domain, subdomain, address, kind }, { isHere, navigate, network }) => {
    const name: Name = { domain, subdomain, topLevel: 'ssi' }
    forgetNewWallet({ network: network.id, address })
    rememberName(name)
    rememberRecipient(address)
    const { login } = useLoginState.getState()
    if (subdomain === 'defi' && login?.address === wallet && login.network === network.id) {
      useLoginState.setState({ login: { ...login, hasDeFi: true } })
    }
    if (isHere) navigate(buildPath(kind ?? 'name', { name }))
  },
})

import { codeHashOf, getContractCode, readOwnership, type WalletCode } from '@tyto/chain'
import { isOurCode } from '@tyto/contracts'
import { domainId } from '@tyto/identity'
import type { Address, Hex } from '@tyto/primitives'
import { ActionError } from '../../../shared/errors/ActionError'
import type { SubdomainKind } from '../../../shared/session/wallet/newWallets'
import type { RequestContext } from '../../../shared/transaction/action/action'
import { contractOfKind } from './codeOfNewWallet'

interface MadeWallet {
  readonly kind: SubdomainKind
  readonly address: Address
  /** Without suffix, in lower case. */
  readonly domain: string
}

/**
 * Checks a wallet that was made for a subdomain, before the subdomain leads there for good: its code is that of its kind,
 * and it obeys the account that signs, through the name. Throws `UnknownCode` where this release does not know the code
 * of its kind, `OtherCode` or `NotOfDid`.
 */
export async function checkNewWallet(
  { kind, address, domain }: MadeWallet,
  { client, network, account }: Pick<RequestContext, 'client' | 'network' | 'account'>,
): Promise<void> {
  const origin = network.walletCode[kind]
  // Whoever says that it is another code must know the true one.
  if (origin === undefined || ('template' in origin && origin.codeHash === null))
    throw new ActionError('UnknownCode')
  const [code, { domain: ofDomain, owner }] = await Promise.all([
    getContractCode(client, address),
    readOwnership(client, network, address),
  ])
  if (code === null || !(await isCodeOf(kind, codeHashOf(code), origin))) throw new ActionError('OtherCode')
  if (ofDomain !== domainId(domain) || owner !== account) throw new ActionError('NotOfDid')
}

/** A wallet of an earlier release of ours is as good as one of today's. */
async function isCodeOf(kind: SubdomainKind, codeHash: Hex, origin: WalletCode): Promise<boolean> {
  return 'source' in origin ? isOurCode(contractOfKind[kind], codeHash) : codeHash === origin.codeHash
}

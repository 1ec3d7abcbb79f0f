import { codeHashOf, getContractCode, readOwnership, type Network } from '@tyto/chain'
import { isOurCode } from '@tyto/contracts'
import { domainId } from '@tyto/identity'
import type { Address, Hex } from '@tyto/primitives'
import { ActionError } from '../../../shared/errors/ActionError'
import type { SubdomainKind } from '../../../shared/session/newWallets'
import type { RequestContext } from '../../../shared/transaction/action'
import { contractOfKind } from './codeOfNewWallet'

interface MadeWallet {
  readonly kind: SubdomainKind
  readonly address: Address
  /** Without suffix, in lower case. */
  readonly domain: string
}

/**
 * What was made for a subdomain, before the subdomain leads there for good: its code is that of its kind, and it obeys the account that
 * signs, through the name. Throws `OtherCode` or `NotOfDid`.
 */
export async function checkNewWallet(
  { kind, address, domain }: MadeWallet,
  { client, network, account }: Pick<RequestContext, 'client' | 'network' | 'account'>,
): Promise<void> {
  const [code, { domain: ofDomain, owner }] = await Promise.all([
    getContractCode(client, address),
    readOwnership(client, network, address),
  ])
  if (code === null || !(await isCodeOf(kind, codeHashOf(code), network))) throw new ActionError('OtherCode')
  if (ofDomain !== domainId(domain) || owner !== account) throw new ActionError('NotOfDid')
}

/** What an earlier release of ours made is as good as what today's makes. */
async function isCodeOf(kind: SubdomainKind, codeHash: Hex, { walletCode }: Network): Promise<boolean> {
  const origin = walletCode[kind]
  if (origin === undefined) return false
  return 'source' in origin ? isOurCode(contractOfKind[kind], codeHash) : codeHash === origin.codeHash
}

import { readFields, valueOr, type Client } from '@tyto/chain'
import { defiWallet, didWallet } from '@tyto/contracts'
import { domainId, parseName } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { ActionError } from '../../../shared/errors/ActionError'

/** Checks that the page is about the domain that a wallet brings coins for: throws `ActionError` where it is another name. */
export async function checkCommunity(
  client: Client,
  wallet: Address,
  page: string | null | undefined,
): Promise<void> {
  // Made by no page: the review names the domain that gets it.
  if (!page) return
  const name = parseName(page)
  const { nft_username } = didWallet(wallet).fields
  const { nft_domain } = defiWallet(wallet).fields
  const read = await readFields(client, { username: nft_username, domain: nft_domain })
  const speaksFor = valueOr(read.domain, domainId(valueOr(read.username, '')))
  if (!name.ok || speaksFor !== domainId(name.value.domain)) throw new ActionError('OtherCommunityName')
}

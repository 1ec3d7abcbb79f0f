import { readFields, valueOr } from '@tyto/chain'
import { didWallet, nameRegistry } from '@tyto/contracts'
import { domainId, walletRules, type Name } from '@tyto/identity'
import { zilId } from '@tyto/primitives'
import type { Address } from '@tyto/primitives'
import { rememberRecipient } from '../../../shared/recipients/addressBook'
import { buildPath } from '../../../shared/routing/routes'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction } from '../../../shared/transaction/action/action'
import { namesIn } from '../../../shared/transaction/action/namesIn'

interface NameTransfer {
  /** The DID wallet that owns the name. */
  readonly wallet: Address
  /** The name without suffix, in lower case: `alice`. */
  readonly domain: string
  /** The DID wallet that gets name.ssi. */
  readonly to: Address
  /** True if name.did goes on leading where it leads now, whosever that is. */
  readonly keepsDid: boolean
}

/** Transfers a .ssi name to another DID wallet, which alone controls it from then on. */
export const transferNftUsername = defineAction<NameTransfer>({
  name: 'transferNftUsername',
  gas: { measured: [460n, 470n], zilliqa2: { measured: [1_290n, 1_390n] } },
  gasLimit: 10_000n,
  request: async ({ wallet, domain, to, keepsDid }, { account, client, network }) => {
    const { fields, TransferNftUsername } = didWallet(wallet)
    const { dns, did_dns } = nameRegistry(network.registry).fields
    const id = domainId(domain)
    const facts = await readFields(client, {
      version: fields.version,
      controller: fields.controller,
      owner: dns.at(id),
      did: did_dns.at(id),
    })
    if (valueOr(facts.controller, null) !== account) throw new ActionError('NotController')
    if (!walletRules(valueOr(facts.version, '')).hasCollections) throw new ActionError('UpgradeAccount')
    if (valueOr(facts.owner, null) !== wallet) throw new ActionError('NotNameOwner')
    // The registry writes both halves: what shall stay is named as it stands.
    const dID = keepsDid ? valueOr(facts.did, wallet) : to
    const order = { username: id, id: zilId, addr: to, dID, tyron: null }
    return { kind: 'call', call: TransferNftUsername(order) }
  },
  tell: (seen) =>
    namesIn(seen).flatMap(({ id, owner, did, didBefore }) => [
      { text: 'nameLeaves', values: { ssi: id, to: owner } },
      did === null
        ? { text: 'didStays', values: { did: id } }
        : didBefore === null || didBefore === seen.to
          ? { text: 'didGoesAlong', values: { did: id, to: did } }
          : { text: 'didTaken', values: { did: id, to: did, from: didBefore } },
    ]),
  onConfirmed: ({ domain, to }, { isHere, navigate }) => {
    rememberRecipient(to)
    const name: Name = { domain, subdomain: '', topLevel: 'ssi' }
    if (isHere) navigate(buildPath('name', { name }))
  },
})

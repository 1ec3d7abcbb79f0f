import { readFields, valueOr } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import { domainId, walletRules, type Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { rememberRecipient } from '../../../shared/recipients/addressBook'
import { buildPath } from '../../../shared/routing/routes'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction } from '../../../shared/transaction/action'
import { namesIn } from '../../../shared/transaction/review/namesIn'

interface NameTransfer {
  /** The DID wallet that owns the name. */
  readonly wallet: Address
  /** The name without suffix, in lower case: `alice`. */
  readonly domain: string
  /** The DID wallet that gets name.ssi. */
  readonly to: Address
  /** True if name.did stays with its present wallet. */
  readonly keepsDid: boolean
}

/** Transfers a .ssi name to another DID wallet, which alone controls it from then on. */
export const transferNftUsername = defineAction<NameTransfer>({
  name: 'transferNftUsername',
  gasLimit: 10_000n,
  request: async ({ wallet, domain, to, keepsDid }, { account, client }) => {
    const { fields, TransferNftUsername } = didWallet(wallet)
    const facts = await readFields(client, { version: fields.version, controller: fields.controller })
    if (valueOr(facts.controller, null) !== account) throw new ActionError('NotController')
    if (!walletRules(valueOr(facts.version, '')).hasCollections) throw new ActionError('UpgradeAccount')
    const dID = keepsDid ? wallet : to
    const order = { username: domainId(domain), id: 'zil', addr: to, dID, tyron: null }
    return { kind: 'call', call: TransferNftUsername(order) }
  },
  tell: (seen) =>
    namesIn(seen).flatMap(({ id, owner, did }) => [
      { text: 'nameLeaves', values: { ssi: id, to: owner } },
      { text: did === null ? 'didStays' : 'didGoesAlong', values: { did: id } },
    ]),
  onConfirmed: ({ domain, to }, { isHere, navigate }) => {
    rememberRecipient(to)
    const name: Name = { domain, subdomain: '', topLevel: 'ssi' }
    if (isHere) navigate(buildPath('name', { name }))
  },
})

import { getAccount, readAvailability, readDidRecord, readFields, valueOr } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import type { Name } from '@tyto/identity'
import { zilId } from '@tyto/primitives'
import { buildPath } from '../../../shared/routing/routes'
import { rememberRecipient } from '../../../shared/recipients/addressBook'
import { adoptLogin } from '../../../shared/session/wallet/adoptLogin'
import { rememberName } from '../../../shared/session/names/knownNames'
import { checkName } from '../../../shared/session/login/loginCheck'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction } from '../../../shared/transaction/action/action'
import { domainName } from '../../../shared/transaction/action/nameOf'
import type { MintedMoment } from '../moments/Minted'
import { namesIn } from '../../../shared/transaction/action/namesIn'
import type { SummarySentence } from '../../../shared/transaction/action/summary'
import { tokensPaid } from '../../../shared/transaction/action/tokensPaid'
import { purchaseCall, type Purchase } from './purchaseCall'

/** Buys a free .ssi name with a coin of a DID wallet. The call sends along the ZIL that the wallet lacks; another coin must be there. */
export const buyNftUsername = defineAction<Purchase>({
  name: 'buyNftUsername',
  gas: {
    measured: [530n, 560n],
    inToken: [1_000n, 1_035n],
    zilliqa2: { measured: [1_650n, 1_770n], inToken: [2_940n, 3_150n] },
  },
  gasLimit: 10_000n,
  needs: ['login'],
  isAboutOther: true,
  isPaidInToken: ({ currency = zilId }) => currency !== zilId,
  request: async (purchase, { client, network }) => {
    const { wallet, domain, currency = zilId } = purchase
    const { version } = didWallet(wallet).fields
    const [availability, { balance }, facts] = await Promise.all([
      readAvailability(client, network, domain),
      getAccount(client, wallet),
      readFields(client, { version }),
    ])
    if (availability.kind === 'unknown') throw availability.error
    if (availability.kind === 'taken') throw new ActionError('NameTaken')
    if (availability.kind === 'reserved') throw new ActionError('NameNotForSale')
    if (availability.prices === null) throw new ActionError('PriceUnread')
    const price = availability.prices.get(currency)
    if (price === undefined) throw new ActionError('NoPrice')
    return purchaseCall(purchase, { price, balance, version: valueOr(facts.version, '') })
  },
  tell: (seen) => [
    ...namesIn(seen).map(({ id, owner }): SummarySentence =>
      seen.own.includes(owner)
        ? { text: 'nameYours', values: { ssi: id } }
        : { text: 'nameGoes', values: { ssi: id, to: owner } },
    ),
    ...tokensPaid(seen),
  ],
  moment: ({ wallet, domain, recipient }): MintedMoment | null => {
    const bought = domainName(domain)
    return bought && { kind: 'minted', bought, wallet, recipient }
  },
  // Its document comes next, where it has none yet.
  leadsOn: async ({ wallet, recipient }, { client }) => {
    if (recipient !== null) return false
    return (await readDidRecord(client, wallet))?.status === 'Deployed'
  },
  onConfirmed: async ({ domain, recipient }, { account, isHere, navigate, network }) => {
    const name: Name = { domain, subdomain: '', topLevel: 'ssi' }
    rememberName(name)
    if (recipient === null) {
      const answer = await checkName(network.id, name, account)
      if (answer.ok) await adoptLogin(answer.value, { isHere })
    } else rememberRecipient(recipient)
    if (isHere) navigate(buildPath('name', { name }))
  },
})

import { decodeChainText, type Name } from '@tyto/identity'
import { isAddress } from '@tyto/primitives'
import { rememberRecipient } from '../../../shared/recipients/addressBook'
import { buildPath } from '../../../shared/routing/routes'
import { rememberName } from '../../../shared/session/names/knownNames'
import { useLoginState } from '../../../shared/session/wallet/login'
import { forgetNewWallet } from '../../../shared/session/wallet/newWallets'
import { defineAction } from '../../../shared/transaction/action/action'
import { changesIn } from '../../../shared/transaction/action/seenOutcome'
import type { Summary } from '../../../shared/transaction/action/summary'
import { makeDnsCall, type SubdomainEntry } from './makeDnsCall'
import type { DoorOpenedMoment } from '../moments/DoorOpened'

/** Saves the address of a subdomain. Once it is confirmed, the page of the new name opens. */
export const dns = defineAction<SubdomainEntry>({
  name: 'dns',
  gas: { measured: [225n, 440n], zilliqa2: { measured: [510n, 1_290n] } },
  gasLimit: 10_000n,
  isAboutOther: true,
  request: async (entry, context) => ({ kind: 'call', call: await makeDnsCall(entry, context) }),
  tell: (seen) =>
    changesIn(seen, seen.to, 'did_domain_dns').flatMap(({ keys: [subdomain], before, after }): Summary => {
      if (subdomain === undefined || seen.to === null || !isAddress(after)) return []
      const values = { item: decodeChainText(subdomain), wallet: seen.to, to: after }
      return isAddress(before)
        ? [{ text: 'subdomainTurns', values: { ...values, from: before } }]
        : [{ text: 'subdomainLeads', values }]
    }),
  moment: ({ domain, subdomain, door }) => {
    if (door === undefined) return null
    const moment: DoorOpenedMoment = { kind: 'doorOpened', opened: { domain, subdomain, topLevel: 'ssi' } }
    return moment
  },
  // The page that the person came for goes on.
  leadsOn: ({ door }) => door !== undefined,
  onConfirmed: ({ wallet, domain, subdomain, address, kind, door }, { isHere, navigate, network }) => {
    const name: Name = { domain, subdomain, topLevel: 'ssi' }
    forgetNewWallet({ network: network.id, address })
    rememberName(name)
    rememberRecipient(address)
    const { login } = useLoginState.getState()
    if (subdomain === 'defi' && login?.address === wallet && login.network === network.id) {
      useLoginState.setState({ login: { ...login, hasDeFi: true } })
    }
    if (isHere) navigate(buildPath(door ?? kind ?? 'name', { name }))
  },
})

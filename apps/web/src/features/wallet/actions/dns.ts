import type { Name } from '@tyto/identity'
import { rememberRecipient } from '../../../shared/recipients/addressBook'
import { buildPath } from '../../../shared/routing/routes'
import { rememberName } from '../../../shared/session/knownNames'
import { useLoginState } from '../../../shared/session/login'
import { forgetNewWallet } from '../../../shared/session/newWallets'
import { defineAction } from '../../../shared/transaction/action'
import { makeDnsCall, type SubdomainEntry } from './makeDnsCall'

/** Saves the address of a subdomain. Once it is confirmed, the page of the new name opens. */
export const dns = defineAction<SubdomainEntry>({
  name: 'dns',
  gasLimit: 10_000n,
  request: async (entry, context) => ({ kind: 'call', call: await makeDnsCall(entry, context) }),
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

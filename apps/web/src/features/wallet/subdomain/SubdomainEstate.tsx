import { estateAfter, type Estate, type EstateWallet } from '@tyto/identity'
import { zeroAddress, type Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { emptyWallet } from '../../../shared/identity/estate/emptyWallet'
import { EstateChange } from '../../../shared/identity/estate/EstateChange'
import { nothingElse } from '../../../shared/identity/estate/nothingElse'
import { EstateUnread } from '../../../shared/identity/estate/EstateUnread'
import { halvesQuery, walletQuery } from '../../../shared/identity/estate/estateQuery'
import type { SubdomainKind } from '../../../shared/session/wallet/newWallets'
import { useNetworkId } from '../../../shared/settings/network'
import type { ChosenSubdomain } from './useSubdomainPlan'

interface SubdomainEstateProps {
  /** Without suffix. */
  readonly domain: string
  readonly chosen: ChosenSubdomain
  readonly to: Address
}

/** A subdomain that is led somewhere: what stands there, whom it obeys, what it holds; and what it led to before. */
export function SubdomainEstate({ domain, chosen: { subdomain, replaces }, to }: SubdomainEstateProps) {
  const network = useNetworkId()
  const halves = useQuery(halvesQuery(network, domain))
  const next = useQuery(walletQuery(network, to))
  const last = useQuery({ ...walletQuery(network, replaces ?? zeroAddress), enabled: replaces !== null })
  const missing = [halves, next, ...(replaces === null ? [] : [last])].find(({ data }) => data === undefined)
  if (halves.data === undefined || next.data === undefined || missing !== undefined) {
    return <EstateUnread query={missing ?? halves} />
  }
  const wallets = replaces === null || last.data === undefined ? [] : [{ ...last.data, subdomain }]
  return <LedTo halves={halves.data} wallets={wallets} subdomain={subdomain} wallet={next.data} />
}

interface NewWalletEstateProps {
  readonly domain: string
  readonly kind: SubdomainKind
  readonly subdomain: string
}

/** A wallet that is about to be made: it belongs to the domain, so it obeys whoever controls what the .did leads to. */
export function NewWalletEstate({ domain, kind, subdomain }: NewWalletEstateProps) {
  const halves = useQuery(halvesQuery(useNetworkId(), domain))
  if (halves.data === undefined) return <EstateUnread query={halves} />
  const { id, did } = halves.data
  const wallet: EstateWallet = { ...emptyWallet, kind, domain: id, through: did.wallet, obeys: did.speaker }
  return <LedTo halves={halves.data} wallets={[]} subdomain={subdomain} wallet={wallet} />
}

interface LedToProps {
  readonly halves: Estate
  /** The wallets that the subdomain led to before. */
  readonly wallets: readonly EstateWallet[]
  readonly subdomain: string
  readonly wallet: EstateWallet
}

/** Nothing else of the name changes, so nothing else of it is read and shown. */
function LedTo({ halves, wallets, subdomain, wallet }: LedToProps) {
  const before: Estate = { ...halves, ...nothingElse, wallets }
  const after = estateAfter(before, { subdomains: new Map([[subdomain, wallet]]) })
  return <EstateChange before={before} after={after} from="then" />
}

/**
 * The gates of the table of pages. A gate redirects a person who may not
 * enter, or says why.
 */
import { gate, type Gate } from './page'
import type { CollectionsGateProps } from './CollectionsGate'
import type { KindWalletGateProps } from './KindWalletGate'
import type { WalletGateProps } from './WalletGate'

/** No gate: the page is for everybody. */
export const open = null

/** For a registered name. A DID document kept from an earlier visit is shown until the chain answers. */
export const didDocument = gate(({ DidDocumentGate }) => DidDocumentGate)

/** For a name that leads to a DID wallet. Data kept from an earlier visit is shown until the chain answers. */
export const didHome = gate(({ DidHomeGate }) => DidHomeGate)

/** For what belongs to an identity, under the identity's own name. */
export const didWallet = gate(({ DidWalletGate }) => DidWalletGate)

/** The same, for its controller. */
export const controller = gate(({ ControllerGate }) => ControllerGate)

/** For the wallet that a name leads to, whatever its kind. */
export function wallet(as: WalletGateProps['as'], can: WalletGateProps['can'] = 'hold'): Gate {
  return gate(({ WalletGate, withProps }) => withProps(WalletGate, { as, can }))
}

/**
 * For the controller of a DID wallet that can have names and NFTs now. `head`: the texts of the page's title and lead.
 */
export function collections(head: CollectionsGateProps['head']): Gate {
  return gate(({ CollectionsGate, withProps }) => withProps(CollectionsGate, { head }))
}

/** For the controller of a domain that can have subdomains. */
export const subdomains = gate(({ SubdomainsGate }) => SubdomainsGate)

/** For a name that leads to a wallet of another kind, whose home page has this path. */
export const kindHome = gate(({ KindHomeGate }) => KindHomeGate)

/** For a name that leads to a wallet of one kind. `as`: its controller or owner alone; null for everybody. */
export function kindWallet(
  kind: KindWalletGateProps['kind'],
  as: KindWalletGateProps['as'] = null,
  door?: KindWalletGateProps['door'],
): Gate {
  const props: KindWalletGateProps = { kind, as, ...(door !== undefined && { door }) }
  return gate(({ KindWalletGate, withProps }) => withProps(KindWalletGate, props))
}

/** For a name that leads to a DeFi wallet, or to a DID wallet that knows trades and pools. */
export function trader(door: 'swap' | 'pool'): Gate {
  const props: KindWalletGateProps = { kind: 'defi', orTrader: true, as: null, door }
  return gate(({ KindWalletGate, withProps }) => withProps(KindWalletGate, props))
}

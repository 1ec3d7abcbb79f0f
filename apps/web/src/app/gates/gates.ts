/**
 * Who may enter: the gates of the table of pages, each with the texts that it shows itself. A gate sends whoever may not
 * enter where they belong, or says why.
 */
import { gate, type Gate } from '../page'
import type { CollectionsGateProps } from './CollectionsGate'
import type { KindWalletGateProps } from './KindWalletGate'

/** No gate: for everybody, whatever the address says. */
export const open = null

/** A name that leads somewhere. What an earlier visit saw of its DID document is shown until the chain answers. */
export const didDocument = gate([], ({ DidDocumentGate }) => DidDocumentGate)

/** A name that leads to a DID wallet. What an earlier visit saw is shown until the chain answers. */
export const didHome = gate(['wallet'], ({ DidHomeGate }) => DidHomeGate)

/** A name with a DID wallet. */
export const didWallet = gate([], ({ DidWalletGate }) => DidWalletGate)

/** The controller of a name's DID wallet. */
export const controller = gate(['session'], ({ ControllerGate }) => ControllerGate)

/** The controller of a DID wallet that can have names and NFTs now. `head` names the texts of the page's title and lead. */
export function collections(head: CollectionsGateProps['head']): Gate {
  return gate(['nft', 'session'], ({ CollectionsGate, withProps }) => withProps(CollectionsGate, { head }))
}

/** The controller of a domain that can have subdomains. */
export const subdomains = gate(['session'], ({ SubdomainsGate }) => SubdomainsGate)

/** A name that leads to a wallet of another kind, which is at home at this path. */
export const kindHome = gate(['wallet'], ({ KindHomeGate }) => KindHomeGate)

/** A name that leads to a wallet of one kind: for everybody, or for its controller or owner alone. */
export function kindWallet(kind: KindWalletGateProps['kind'], as: KindWalletGateProps['as'] = null): Gate {
  return gate(['wallet', 'session'], ({ KindWalletGate, withProps }) =>
    withProps(KindWalletGate, { kind, as }),
  )
}

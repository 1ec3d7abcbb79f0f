import { CollectionsGate } from './CollectionsGate'
import { ControllerGate } from './ControllerGate'
import { DidDocumentGate } from './DidDocumentGate'
import { DidHomeGate } from './DidHomeGate'
import { DidWalletGate, OfIdentity } from './DidWalletGate'
import { KindHomeGate } from './KindHomeGate'
import { KindWalletGate } from './KindWalletGate'
import { NameGate } from './NameGate'
import { SubdomainsGate } from './SubdomainsGate'
import { WalletGate } from './WalletGate'
import { withProps } from './withProps'

/**
 * All gates, fetched together: they are small, and a page behind one links to pages behind others. The build puts them
 * into the file of code shared by pages, because a page (SignerPage) imports one too. This saves a request for each
 * page.
 */
export const allGates = {
  CollectionsGate,
  ControllerGate,
  DidDocumentGate,
  DidHomeGate,
  DidWalletGate,
  KindHomeGate,
  KindWalletGate,
  NameGate,
  OfIdentity,
  SubdomainsGate,
  WalletGate,
  withProps,
} as const

import { CollectionsGate } from './CollectionsGate'
import { ControllerGate } from './ControllerGate'
import { DidDocumentGate } from './DidDocumentGate'
import { DidHomeGate } from './DidHomeGate'
import { DidWalletGate } from './DidWalletGate'
import { KindHomeGate } from './KindHomeGate'
import { KindWalletGate } from './KindWalletGate'
import { NameGate } from './NameGate'
import { SubdomainsGate } from './SubdomainsGate'
import { withProps } from './withProps'

/**
 * The gates travel together: they are small, and a page behind one leads to pages behind others. They share a file with
 * what pages share, because both the table and a page (SignerPage) import them: one request less for each page.
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
  SubdomainsGate,
  withProps,
} as const

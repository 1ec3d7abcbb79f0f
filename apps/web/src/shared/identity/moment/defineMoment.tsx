import type { NetworkId } from '@tyto/chain'
import type { Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { ComponentType, ReactNode } from 'react'
import type { SubdomainKind } from '../../session/wallet/newWallets'
import type { WalletDoor } from '../../session/wallet/walletDoors'
import type { StoredMoment } from '../../transaction/action/moment'
import type { StoredTransaction } from '../../transaction/pending/storedTransaction'
import { MomentPlace } from './momentPlace'
import { recordOf, type Shapes } from './shapes'

export interface IdentityStepsProps {
  /** Null for a wallet that goes by its address. */
  readonly name: Name | null
  readonly wallet: Address
}

/** A wallet that was made, and waits for its subdomain. */
export interface NewWalletToSave {
  readonly made: SubdomainKind
  /** The DID wallet that gets the subdomain, and its domain without suffix. */
  readonly owner: Address
  readonly domain: string
  readonly subdomain: string
  /** The profile NFT as `collection#tokenId`; null for none. */
  readonly nft: string | null
  /** The page that the person came for; null for none. */
  readonly door: WalletDoor | null
}

export interface SaveWalletProps {
  readonly wallet: NewWalletToSave
  /** The account that made it. */
  readonly signer: Address
}

/** The facts that every part gets, whatever its moment is. */
export interface MomentFacts {
  readonly transaction: StoredTransaction
  /** Was the dialog open when it was confirmed? */
  readonly isNews: boolean
  /** The network of the transaction; the app may show another one by now. */
  readonly network: NetworkId
  /** The name that the transaction was for; null where it was for no name. */
  readonly name: Name | null
  /** Closes the dialog in which it stands. */
  readonly onClose: () => void
  /** The next steps of an identity; they lead to several features, so the app has them. */
  readonly Steps: ComponentType<IdentityStepsProps>
  /** The step that is left of a new wallet; it is an action of its own. */
  readonly SaveWallet: ComponentType<SaveWalletProps>
}

/** The properties of the part for one kind of moment. */
export interface MomentPart<Moment> extends MomentFacts {
  readonly moment: Moment
}

export interface TogetherPart<Moment> {
  readonly parts: readonly { readonly moment: Moment; readonly transaction: StoredTransaction }[]
}

interface MomentDefinition<Moment extends StoredMoment> {
  readonly kind: Moment['kind']
  /** The shape of what is stored: a moment of another shape is not drawn. */
  readonly fields: Shapes<Omit<Moment, 'kind'>>
  /** Is it shown from when the transaction is on its way, and not only once it is confirmed? */
  readonly isEarly?: boolean
  readonly Part: ComponentType<MomentPart<Moment>>
  /** The part for several of them that are one for a person; it draws nothing where they are not. */
  readonly Together?: ComponentType<TogetherPart<Moment>>
}

/** One kind of moment, as the app's list has it. */
export interface MomentKind {
  readonly kind: string
  readonly isEarly: boolean
  /** Is what is stored a moment of this kind? */
  fits(stored: StoredMoment | null): boolean
  /** Null where it does not fit. */
  draw(facts: MomentFacts): ReactNode
  /** Null where one of them does not fit, or they are never one. */
  drawTogether(transactions: readonly StoredTransaction[], onClose: () => void): ReactNode
}

/**
 * Defines a kind of moment: what a transaction achieved for a person, as its action said when it was signed, and how it is
 * drawn in the dialog of its state. `npm run generate` puts it into the app's list.
 */
export function defineMoment<Moment extends StoredMoment>({
  kind,
  fields,
  isEarly = false,
  Part,
  Together,
}: MomentDefinition<Moment>): MomentKind {
  const hasFields = recordOf(fields)
  const fits = (stored: StoredMoment | null): stored is Moment => stored?.kind === kind && hasFields(stored)
  return {
    kind,
    isEarly,
    fits,
    draw: (facts) => {
      const { transaction, network, onClose } = facts
      const { moment } = transaction
      if (!fits(moment)) return null
      return (
        <MomentPlace value={{ network, onClose }}>
          <Part {...facts} moment={moment} />
        </MomentPlace>
      )
    },
    drawTogether: (transactions, onClose) => {
      const parts = transactions.flatMap((transaction) =>
        fits(transaction.moment) ? [{ moment: transaction.moment, transaction }] : [],
      )
      const [first] = transactions
      if (first === undefined || Together === undefined || parts.length < transactions.length) return null
      return (
        <MomentPlace value={{ network: first.network, onClose }}>
          <Together parts={parts} />
        </MomentPlace>
      )
    },
  }
}

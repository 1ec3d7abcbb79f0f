import { identityOf } from '@tyto/chain'
import { formatName, parseVersion, walletRules, type DidRecord, type WalletKind } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { Suspense, type PropsWithChildren } from 'react'
import type { WalletDoor } from '../../shared/session/wallet/walletDoors'
import { useOwner } from '../../shared/chain/reads/ownershipQuery'
import { useIsAccount } from '../../shared/session/wallet/wallet'
import { WalletSkeleton } from '../shell/page/WalletSkeleton'
import { AccessGate } from './AccessGate'
import { MissingPart } from '../../shared/ui/parts/MissingPart'
import { retriedPart } from '../../shared/ui/parts/retriedPart'
import { useFoundName } from './foundName'
import { FoundWalletContext } from './foundWallet'
import { nameDestination } from './nameDestination'
import { NameGate } from './NameGate'
import { Unsupported } from './Unsupported'

/** Loaded where a wallet has no such page, and never else. */
const ClosedDoor = retriedPart(
  () => import('../../features/wallet/doors/ClosedDoor').then((module) => module.ClosedDoor),
  MissingPart,
)

export interface KindWalletGateProps {
  readonly kind: WalletKind
  /** DID wallets that know trades and pools may enter too. */
  readonly orTrader?: boolean
  /** The word for the account that may enter; null if everybody may. */
  readonly as: 'controller' | 'owner' | null
  /** The purpose of the page: a wallet without such a page says so, and which wallet of the same name has one. */
  readonly door?: WalletDoor
}

/** The gate of the inner pages of one kind of wallet. Wallets of other kinds are sent to their own home page. */
export function KindWalletGate(props: PropsWithChildren<KindWalletGateProps>) {
  return (
    <NameGate Skeleton={WalletSkeleton}>
      <IsOfKind {...props} />
    </NameGate>
  )
}

function IsOfKind({ kind, orTrader = false, as, door, children }: PropsWithChildren<KindWalletGateProps>) {
  const found = useFoundName()
  const { name, wallet, identity } = found
  const isOfKind = wallet !== null && parseVersion(wallet.version).kind === kind
  if (wallet === null || !(isOfKind || (orTrader && walletRules(wallet.version).trades))) {
    const behind = identityOf(found)
    if (door !== undefined && wallet !== null && behind !== null) {
      return (
        <Suspense fallback={<WalletSkeleton title={formatName(name)} />}>
          <ClosedDoor door={door} name={name} version={wallet.version} identity={behind} />
        </Suspense>
      )
    }
    return <Unsupported to={nameDestination(found)} title={formatName(name)} />
  }
  const page = <FoundWalletContext value={{ name, record: wallet }}>{children}</FoundWalletContext>
  if (as === null) return page
  return (
    <IsOwner wallet={wallet} as={as} suggested={identity?.controller ?? null}>
      {page}
    </IsOwner>
  )
}

interface IsOwnerProps extends PropsWithChildren {
  readonly wallet: DidRecord
  readonly as: 'controller' | 'owner'
  /** Who controls the identity that the name belongs to: not the owner of a wallet that was handed over. */
  readonly suggested: Address | null
}

function IsOwner({ wallet, as, suggested, children }: IsOwnerProps) {
  const { name } = useFoundName()
  const { owner, isReading } = useOwner(wallet, suggested)
  const mayBe = useIsAccount(owner)
  // Nobody is turned away before the chain has said whose it is.
  if (isReading && !mayBe) return <WalletSkeleton title={formatName(name)} />
  return (
    <AccessGate name={name} controller={owner} as={as}>
      {children}
    </AccessGate>
  )
}

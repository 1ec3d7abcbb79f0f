import { CardSkeleton } from '../../../features/wallet/CardSkeleton'
import { usePathHead } from '../../../shared/heads/usePathHead'
import { PageSkeleton } from './PageSkeleton'

/** A placeholder for a page of a wallet: below the page's own head where the path tells it, else the card of its name. */
export function WalletSkeleton({ title }: { readonly title: string }) {
  return usePathHead() === null ? <CardSkeleton title={title} /> : <PageSkeleton />
}

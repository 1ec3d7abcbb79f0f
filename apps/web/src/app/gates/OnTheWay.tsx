import { Navigate } from 'react-router'
import { CardSkeleton } from '../../features/wallet/CardSkeleton'

/** The name is at home on another page, which is being fetched. */
export function OnTheWay({ to, title }: { readonly to: string; readonly title: string }) {
  return (
    <>
      <CardSkeleton title={title} />
      <Navigate to={to} replace />
    </>
  )
}

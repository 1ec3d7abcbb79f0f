import { Navigate } from 'react-router'
import { CardSkeleton } from '../../features/wallet/CardSkeleton'

/** Redirects to the page where the name belongs, and shows a placeholder meanwhile. */
export function OnTheWay({ to, title }: { readonly to: string; readonly title: string }) {
  return (
    <>
      <CardSkeleton title={title} />
      <Navigate to={to} replace />
    </>
  )
}

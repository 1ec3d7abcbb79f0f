import { lazy, Suspense } from 'react'
import styles from './QrCode.module.css'
import { Skeleton } from './Skeleton'

const QrDrawing = lazy(() => import('./QrDrawing').then((module) => ({ default: module.QrDrawing })))

interface QrCodeProps {
  /** What a phone that sees it reads: a link. */
  readonly value: string
  /** What it leads to, for who cannot see it. */
  readonly label: string
}

/** A QR code, dark on light in both themes. Its library is loaded when one is shown. */
export function QrCode(props: QrCodeProps) {
  return (
    <div className={styles.frame}>
      <Suspense fallback={<Skeleton height="100%" />}>
        <QrDrawing {...props} />
      </Suspense>
    </div>
  )
}

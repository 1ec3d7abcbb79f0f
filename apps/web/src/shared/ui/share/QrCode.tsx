import { Suspense } from 'react'
import styles from './QrCode.module.css'
import { retriedPart } from '../parts/retriedPart'
import { Skeleton } from '../page/Skeleton'

const QrDrawing = retriedPart(() => import('./QrDrawing').then((module) => module.QrDrawing))

interface QrCodeProps {
  /** The link that a phone reads from the code. */
  readonly value: string
  /** Where the link leads, for people who cannot see the code. */
  readonly label: string
}

/** A QR code, dark on light in both themes. Its library is loaded when the first code is shown. */
export function QrCode(props: QrCodeProps) {
  return (
    <div className={styles.frame}>
      <Suspense fallback={<Skeleton height="100%" />}>
        <QrDrawing {...props} />
      </Suspense>
    </div>
  )
}

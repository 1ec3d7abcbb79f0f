import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../settings/network'
import { Icon } from '../../ui/Icon'
import { imageTimes } from './imageTimes'
import styles from './NameImage.module.css'
import { imageQuery } from './nftQueries'

interface NftImageProps {
  readonly address: string
  /** The text for screen readers. */
  readonly label: string
  /** Shown while there is no picture. */
  readonly children: ReactNode
}

/**
 * A picture from another site. While it loads, the children are shown: covered for the first 2 s, and with a loading
 * sign for the first 5 s.
 */
export function NftImage({ address, label, children }: NftImageProps) {
  const network = useNetworkId()
  const { t } = useTranslation()
  const { data, isPending } = useQuery(imageQuery(network, address))
  const [isBroken, setBroken] = useState(false)
  const isCovered = !useIsAfter(imageTimes.overlay)
  const isWaiting = !useIsAfter(imageTimes.loader)
  if (data && !isBroken) return <Picture blob={data} label={label} onError={() => setBroken(true)} />
  return (
    <div className={styles.frame}>
      {children}
      {isPending && isCovered && <span className={styles.overlay} data-testid="image-overlay" />}
      {isPending && isWaiting && (
        <span className={styles.loader} role="status">
          <Icon name="image" size="sm" />
          {t('plate.loading')}
        </span>
      )}
    </div>
  )
}

function useIsAfter(delay: number): boolean {
  const [isAfter, setAfter] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setAfter(true), delay)
    return () => window.clearTimeout(timer)
  }, [delay])
  return isAfter
}

interface PictureProps {
  readonly blob: Blob
  readonly label: string
  readonly onError: () => void
}

/** A picture from bytes. The bytes have an address in this page only while they are shown. */
function Picture({ blob, label, onError }: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (!image.current) return undefined
    const url = URL.createObjectURL(blob)
    image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [blob])
  return <img ref={image} className={styles.image} alt={label} onError={onError} />
}

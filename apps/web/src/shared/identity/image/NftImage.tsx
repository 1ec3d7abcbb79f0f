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
  /** What a screen reader says of it. */
  readonly label: string
  /** What stands there where the picture cannot be shown. */
  readonly children: ReactNode
}

/** A picture from elsewhere: covered for 2 s, waited for in sight for 5 s, then what stands behind it, unless it comes. */
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

/** Bytes get an address of this page as long as they are shown. */
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

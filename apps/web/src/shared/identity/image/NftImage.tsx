import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../settings/network'
import { Icon } from '../../ui/icons/Icon'
import type { NoPicture } from './fetchImage'
import { imageTimes } from './imageTimes'
import styles from './NameImage.module.css'
import { imageQuery } from './nftQueries'
import { useWaitFor } from './pictureHosts'

interface NftImageProps {
  readonly address: string
  /** The text for screen readers. */
  readonly label: string
  /** A host that needs no word of the person, see `knownHost`. */
  readonly known?: string | null | undefined
  /** Shown while there is no picture. */
  readonly children: ReactNode
}

/**
 * A picture of strangers. It is shown as a picture whatever it is, so that nothing in it runs. While it loads, the children
 * are shown: covered for the first 2 s, and with a loading sign for the first 5 s. Where a stranger has it whom nobody
 * asked about, `AskHosts` on the same page does.
 */
export function NftImage({ address, label, known = null, children }: NftImageProps) {
  const network = useNetworkId()
  const { data, isPending } = useQuery(imageQuery(network, address, known))
  useWaitFor(data?.kind === 'ask' ? data.host : null)
  const [isBroken, setBroken] = useState(false)
  if (data?.kind === 'picture' && !isBroken)
    return <Picture blob={data.blob} label={label} onError={() => setBroken(true)} />
  return (
    <div className={styles.frame}>
      {children}
      {isPending && <Waiting />}
      {data?.kind === 'none' && <WhyNot why={data.why} />}
      {isBroken && <WhyNot why="unreadable" />}
    </div>
  )
}

/** Why there is no picture, on what stands in its place. */
export function WhyNot({ why }: { readonly why: NoPicture }) {
  const { t } = useTranslation()
  return <span className={styles.why}>{t(`plate.why.${why}`)}</span>
}

/** Over the children while the picture is on its way. */
function Waiting() {
  const { t } = useTranslation()
  const isCovered = !useIsAfter(imageTimes.overlay)
  const isWaiting = !useIsAfter(imageTimes.loader)
  return (
    <>
      {isCovered && <span className={styles.overlay} data-testid="image-overlay" />}
      {isWaiting && (
        <span className={styles.loader} role="status">
          <Icon name="image" size="sm" />
          {t('plate.loading')}
        </span>
      )}
    </>
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

/**
 * A picture from bytes. They have an address in this page only while they are shown; a drawing is its own address, since
 * one of this page's would be a page of ours where somebody opens it. Who wants no motion sees the first moment.
 */
function Picture({ blob, label, onError }: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const still = useRef<HTMLCanvasElement>(null)
  const isStill = blob.type !== drawing && window.matchMedia('(prefers-reduced-motion: reduce)').matches
  useEffect(() => {
    let isGone = false
    let url: string | null = null
    const show = async (): Promise<void> => {
      if (isStill) return drawStill(still.current, blob)
      url = blob.type === drawing ? null : URL.createObjectURL(blob)
      const address = url ?? `data:${drawing},${encodeURIComponent(await blob.text())}`
      if (!isGone && image.current) image.current.src = address
    }
    show().catch(() => {
      if (!isGone) onError()
    })
    return () => {
      isGone = true
      if (url !== null) URL.revokeObjectURL(url)
    }
    // The caller's function is another one each time.
    // oxlint-disable-next-line exhaustive-deps
  }, [blob, isStill])
  if (isStill) return <canvas ref={still} className={styles.image} role="img" aria-label={label} />
  return <img ref={image} className={styles.image} alt={label} decoding="async" onError={onError} />
}

const drawing = 'image/svg+xml'

/** Draws the first moment of a picture that may move. */
async function drawStill(canvas: HTMLCanvasElement | null, blob: Blob): Promise<void> {
  const bitmap = await createImageBitmap(blob)
  if (canvas) {
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  }
  bitmap.close()
}

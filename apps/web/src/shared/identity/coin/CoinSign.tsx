import type { Coin } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { useEffect, useRef, useState } from 'react'
import { joinClasses } from '../../ui/joinClasses'
import styles from './CoinSign.module.css'
import { useLogo } from './useLogo'

interface CoinSignProps {
  readonly coin: Pick<Coin, 'id' | 'symbol'>
  /** The contract of the token, `zilAddress` for ZIL; undefined where it is not known. */
  readonly token: Address | undefined
  readonly small?: boolean
}

/** The logo of a coin; until it is there, and where there is none, its letters in a ring. */
export function CoinSign({ coin, token, small = false }: CoinSignProps) {
  const logo = useLogo(token ?? null)
  const [broken, setBroken] = useState<Blob | null>(null)
  const { id, symbol } = coin
  const letters = symbol.startsWith('S$') ? 'S$' : id === 'tyrons$i' ? 'T$' : symbol.charAt(0).toUpperCase()
  return (
    <span
      className={joinClasses(styles.sign, small && styles.small)}
      data-own={id === 'tyron' || undefined}
      aria-hidden="true"
      translate="no"
    >
      {logo !== null && logo !== broken ? <Logo blob={logo} onError={() => setBroken(logo)} /> : letters}
    </span>
  )
}

/** A picture from bytes. The bytes have an address in this page only while they are shown. */
function Logo({ blob, onError }: { readonly blob: Blob; readonly onError: () => void }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (!image.current) return undefined
    const url = URL.createObjectURL(blob)
    image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [blob])
  return <img ref={image} alt="" onError={onError} />
}

import { encodeQR } from 'qr'
import { useMemo } from 'react'
import styles from './QrCode.module.css'

/** How many modules stay empty on each side of the code. */
const quiet = 4

/** The modules of a QR code as one path. */
export function QrDrawing({ value, label }: { readonly value: string; readonly label: string }) {
  const { path, size } = useMemo(() => drawingOf(value), [value])
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  )
}

function drawingOf(value: string): { readonly path: string; readonly size: number } {
  const rows = encodeQR(value, 'raw', { ecc: 'low', border: quiet })
  const runs = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return []
      let end = x
      while (row[end]) end += 1
      return [`M${x} ${y}h${end - x}v1h${x - end}z`]
    }),
  )
  return { path: runs.join(''), size: rows.length }
}

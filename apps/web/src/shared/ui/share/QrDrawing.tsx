import { utf8ToBytes } from '@tyto/primitives'
import { encodeQR } from 'qr'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import text from '../text/text.module.css'
import styles from './QrCode.module.css'

/** How many modules stay empty on each side of the code. */
const quiet = 4

/** The modules of a QR code as one path; in its place a sentence where the text is too long for one. */
export function QrDrawing({ value, label }: { readonly value: string; readonly label: string }) {
  const { t } = useTranslation()
  const drawing = useMemo(() => drawingOf(value), [value])
  if (drawing === null) return <p className={text.sub}>{t('share.tooLong')}</p>
  const { path, size } = drawing
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

/** The most bytes that a code takes, with the least correction of errors. */
const mostBytes = 2_953

function drawingOf(value: string): { readonly path: string; readonly size: number } | null {
  if (utf8ToBytes(value).length > mostBytes) return null
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

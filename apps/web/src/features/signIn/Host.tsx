import { alignLetters } from '@tyto/identity'
import { answerPlace } from '@tyto/sign-in'
import styles from './SignIn.module.css'

/** The certain part of who asks: scheme and host. Where it is easily taken for another one, the letters that differ are marked. */
export function Host({ of, unlike = null }: { readonly of: string; readonly unlike?: string | null }) {
  const place = answerPlace(of)
  if (place === null) return null
  const { origin, host, isSafe } = place
  const pairs = unlike === null ? null : alignLetters(host, unlike)
  return (
    <p className={styles.host} translate="no">
      <span className={isSafe ? styles.scheme : styles.odd}>{origin.slice(0, -host.length)}</span>
      {pairs === null ? (
        host
      ) : (
        <>
          {/* The letters of a host do not change their places. */}
          {pairs.map((pair, place_) => (
            // oxlint-disable-next-line no-array-index-key
            <span key={place_} className={pair.isSame ? undefined : styles.odd}>
              {pair.of}
            </span>
          ))}
        </>
      )}
    </p>
  )
}

import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '../icons/Icon'
import { IconButton } from '../buttons/IconButton'
import type { IconName } from '../icons/iconPaths'
import { useOpened } from '../steps/useOpened'
import styles from './FlipCard.module.css'
import text from '../text/text.module.css'

interface FlipCardProps {
  readonly icon: IconName
  /** The title, in capitals as in the specification. */
  readonly title: string
  readonly hint: string
  /** The label of the button that turns the card back. */
  readonly back: string
  /** It shows its back face at first: a link led to it. */
  readonly isTurnedAtFirst?: boolean
  /** The content of the back face; it exists only while that face is shown. */
  readonly children: ReactNode
}

const faces = ['front', 'back'] as const

/** A card with two faces: a press turns it to its back face, an arrow there turns it back. */
export function FlipCard({ icon, title, hint, back, isTurnedAtFirst = false, children }: FlipCardProps) {
  const [face, show] = useOpened(title, isTurnedAtFirst ? 'back' : 'front', faces)
  const isTurned = face === 'back'
  const card = useRef<HTMLElement>(null)
  const wasTurned = useRef(isTurned)

  // The focus moves to the face that is shown.
  useEffect(() => {
    if (wasTurned.current === isTurned) return
    wasTurned.current = isTurned
    card.current?.querySelector<HTMLElement>('button')?.focus()
  }, [isTurned])

  return (
    <section ref={card} className={styles.card} aria-label={title} data-turned={isTurned || undefined}>
      {isTurned ? (
        <div key="back" className={styles.face}>
          <header className={styles.head}>
            <IconButton icon="left" label={back} onClick={() => show('front')} />
            <h2 className={text.capsTitle}>{title}</h2>
          </header>
          <div className={styles.body}>{children}</div>
        </div>
      ) : (
        <button
          key="front"
          type="button"
          className={styles.front}
          aria-expanded="false"
          onClick={() => show('back')}
        >
          <Icon name={icon} size="lg" className={styles.icon} />
          <span>
            <b className={styles.title}>{title}</b>
            <span className={text.sub}>{hint}</span>
          </span>
          <Icon name="right" className={styles.arrow} />
        </button>
      )}
    </section>
  )
}

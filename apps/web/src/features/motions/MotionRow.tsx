import { formatName, type Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { memo, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../shared/session/wallet'
import { useNetworkId } from '../../shared/settings/network'
import { ActionButton } from '../../shared/transaction/ui/ActionButton'
import { useWhenAsked } from '../../shared/transaction/useWhenAsked'
import { CopyButton } from '../../shared/ui/CopyButton'
import { IconButton } from '../../shared/ui/IconButton'
import { joinClasses } from '../../shared/ui/joinClasses'
import text from '../../shared/ui/text.module.css'
import { backMotion } from './actions/backMotion'
import { motionLink } from './motionLinks'
import styles from './Motions.module.css'
import { beginningOf } from './motionText'
import { formatPoints, readPoints } from './points'
import { PointsField, usePowerReason } from './PointsField'
import type { ShownMotion } from './queries'
import type { Power } from './usePower'

interface MotionRowProps {
  readonly board: { readonly name: Name; readonly address: Address; readonly fund: Address | null }
  readonly motion: ShownMotion
  /** The points of the first one: its bar is full. */
  readonly most: bigint
  readonly power: Power
  /** A link has led here. */
  readonly isLinked: boolean
}

/** A motion of the board: its place, its text, the points behind it, and the arrow that adds some. */
export const MotionRow = memo(function MotionRow({ board, motion, most, power, isLinked }: MotionRowProps) {
  const { t, i18n } = useTranslation('motions')
  const network = useNetworkId()
  const row = useRef<HTMLLIElement>(null)
  const [isWhole, setWhole] = useState(isLinked)
  const [isBacking, setBacking] = useState(false)
  // What was typed stays until it is spent: a refusal or a closed form loses nothing.
  const held = power.kind === 'known' ? power.points : null
  const [typed, setTyped] = useState<{ readonly of: bigint | null; readonly text: string }>(untyped)
  const shown = held === null || typed.of === null || typed.of === held ? typed.text : ''
  const { rank, points, words, id } = motion
  const { start, isCut } = beginningOf(words)
  useEffect(() => {
    if (isLinked) row.current?.scrollIntoView({ block: 'center' })
  }, [isLinked])
  const part = most === 0n ? 0n : (points * 100n) / most
  return (
    <li
      ref={row}
      id={`motion-${id}`}
      className={joinClasses(styles.row, rank === 1 && styles.first, isLinked && styles.linked)}
      aria-current={isLinked ? 'true' : undefined}
    >
      <span className={styles.rank} aria-hidden="true">
        {rank}
      </span>
      <div className={styles.middle}>
        <p className={styles.words} dir="auto">
          {words === '' ? t('noWords') : isWhole ? words : start}
        </p>
        {isCut && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {t(isWhole ? 'less' : 'more')}
          </button>
        )}
        <div className={styles.bar} aria-hidden="true">
          <i style={{ width: `${part}%` }} />
        </div>
        {isBacking && (
          <BackForm
            {...{ board, motion, power }}
            typed={shown}
            onType={(text) => setTyped({ of: held, text })}
            onAsked={() => setBacking(false)}
          />
        )}
      </div>
      <div className={styles.side}>
        <span className={text.num}>
          {formatPoints(points, i18n.language)}
          <span className={text.sr}> {t('unit')}</span>
        </span>
        <span className={styles.buttons}>
          <CopyButton
            value={motionLink(network, board.name, id)}
            label={t('copyLink', { rank })}
            done={t('copied')}
          />
          <IconButton
            icon="upvote"
            outlined
            label={t('back', { rank })}
            aria-expanded={isBacking}
            className={isBacking ? styles.pressed : undefined}
            onClick={() => setBacking(!isBacking)}
          />
        </span>
      </div>
    </li>
  )
})

const untyped = { of: null, text: '' } as const

interface BackFormProps extends Pick<MotionRowProps, 'board' | 'motion' | 'power'> {
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly onAsked: () => void
}

function BackForm({ board, motion, power, typed, onType, onAsked }: BackFormProps) {
  const { t, i18n } = useTranslation('motions')
  const account = useAccount()
  const reason = usePowerReason(power)
  useWhenAsked(backMotion.name, onAsked)
  const read = power.kind === 'known' ? readPoints(typed, power.points, i18n.language) : null
  const { name, address, fund } = board
  const input =
    read?.ok === true && fund !== null
      ? { name: formatName(name), board: address, fund, id: motion.id, amount: read.value }
      : null
  return (
    <div className={joinClasses(styles.form, reason === undefined && styles.beside)}>
      <PointsField label={t('add')} typed={typed} power={power} onType={onType} autoFocus />
      <ActionButton action={backMotion} input={input} reason={reason} signer={account?.address} />
    </div>
  )
}

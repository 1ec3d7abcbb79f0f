import { formatName, type Name } from '@tyto/identity'
import type { Address, Hex } from '@tyto/primitives'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../shared/session/wallet/wallet'
import { useNetworkId } from '../../shared/settings/network'
import { ActionButton } from '../../shared/transaction/runner/ui/ActionButton'
import { CopyButton } from '../../shared/ui/share/CopyButton'
import { IconButton } from '../../shared/ui/buttons/IconButton'
import { joinClasses } from '../../shared/ui/joinClasses'
import text from '../../shared/ui/text/text.module.css'
import { backMotion } from './actions/backMotion'
import { motionLink } from './motionLinks'
import styles from './Motions.module.css'
import { beginningOf } from './motionText'
import { formatPoints, readPoints } from './points'
import { PointsField, usePowerReason } from './PointsField'
import type { ShownMotion } from './queries'
import type { Power } from './usePower'

/** Whose board it is, where it stands, and the contract that counts points; null where there is none. */
export interface BoardPlaces {
  readonly name: Name
  readonly address: Address
  readonly fund: Address | null
}

interface MotionRowProps {
  readonly board: BoardPlaces
  readonly motion: ShownMotion
  /** The points of the first one: its bar is full. */
  readonly most: bigint
  readonly power: Power
  /** A link has led here. */
  readonly isLinked: boolean
  /** The unfolded rows and the texts that are typed in them, also where a row is not drawn. */
  readonly kept: KeptRows
  /** Its place in the list, from 0, of so many. */
  readonly at: number
  readonly count: number
  /** Of the element of the row, so that its height is known. */
  readonly measure: (row: HTMLLIElement | null) => void
}

/** A row as a person left it. */
interface KeptRow {
  /** All of a long text is shown. */
  readonly isWhole: boolean
  /** The form for more points is open. */
  readonly isBacking: boolean
  /** Stays until it is spent: a refusal or a closed form loses nothing. `of`: the points that there were then. */
  readonly typed: { readonly of: bigint | null; readonly text: string }
}

/** By the id of a motion. A row that scrolls out of the page finds it again. */
export type KeptRows = Map<Hex, KeptRow>

/** A motion of the board: its place, its text, the points behind it, and the arrow that adds some. */
export const MotionRow = memo(function MotionRow(props: MotionRowProps) {
  const { board, motion, most, power, isLinked, kept, at, count, measure } = props
  const { t, i18n } = useTranslation('motions')
  const network = useNetworkId()
  const { rank, points, words, id } = motion
  const [row, setRow] = useState<KeptRow>(
    kept.get(id) ?? { isWhole: isLinked, isBacking: false, typed: { of: null, text: '' } },
  )
  const keep = (next: Partial<KeptRow>): void => {
    kept.set(id, { ...row, ...next })
    setRow({ ...row, ...next })
  }
  const { isWhole, isBacking, typed } = row
  // A form that somebody opens takes the focus; one that comes back with its row does not.
  const [isOpened, setOpened] = useState(false)
  // Who folds a long text at its end is still at its motion, and not where the text ended.
  const more = useRef<HTMLButtonElement>(null)
  const wasWhole = useRef(isWhole)
  useLayoutEffect(() => {
    if (wasWhole.current && !isWhole) more.current?.scrollIntoView({ block: 'nearest' })
    wasWhole.current = isWhole
  }, [isWhole])
  const held = power.kind === 'known' ? power.points : null
  const shown = held === null || typed.of === null || typed.of === held ? typed.text : ''
  const { start, isCut } = beginningOf(words)
  const part = most === 0n ? 0n : (points * 100n) / most
  return (
    <li
      ref={measure}
      data-index={at}
      data-motion={id}
      className={joinClasses(
        styles.row,
        at > 0 && styles.below,
        rank === 1 && styles.first,
        isLinked && styles.linked,
      )}
      aria-posinset={at + 1}
      aria-setsize={count}
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
            ref={more}
            type="button"
            className={styles.more}
            aria-expanded={isWhole}
            onClick={() => keep({ isWhole: !isWhole })}
          >
            {t(isWhole ? 'less' : 'more')}
          </button>
        )}
        <div className={styles.bar} aria-hidden="true">
          <i style={{ width: `${part}%` }} />
        </div>
      </div>
      <div className={styles.side}>
        <span className={text.num}>
          <span>{formatPoints(points, i18n.language)}</span>
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
            onClick={() => {
              setOpened(true)
              keep({ isBacking: !isBacking })
            }}
          />
        </span>
      </div>
      {isBacking && (
        <BackForm
          {...{ board, motion, power }}
          autoFocus={isOpened}
          typed={shown}
          onType={(text) => keep({ typed: { of: held, text } })}
          onAsked={() => keep({ isBacking: false })}
        />
      )}
    </li>
  )
})

interface BackFormProps extends Pick<MotionRowProps, 'board' | 'motion' | 'power'> {
  readonly typed: string
  readonly autoFocus: boolean
  readonly onType: (typed: string) => void
  readonly onAsked: () => void
}

function BackForm({ board, motion, power, typed, autoFocus, onType, onAsked }: BackFormProps) {
  const { t, i18n } = useTranslation('motions')
  const account = useAccount()
  const reason = usePowerReason(power)
  const read = power.kind === 'known' ? readPoints(typed, power.points, i18n.language) : null
  const lacks = read?.ok === false && read.code === 'tooMuch' ? t('unit') : undefined
  const { name, address, fund } = board
  const input =
    read?.ok === true && fund !== null
      ? { name: formatName(name), board: address, fund, id: motion.id, amount: read.value }
      : null
  return (
    <div className={joinClasses(styles.form, reason === undefined && styles.beside)}>
      <PointsField label={t('add')} typed={typed} power={power} onType={onType} autoFocus={autoFocus} />
      <ActionButton
        action={backMotion}
        onAsked={onAsked}
        input={input}
        lacks={lacks}
        reason={reason}
        signer={account?.address}
      />
    </div>
  )
}

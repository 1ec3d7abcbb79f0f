import type { Address, Hex } from '@tyto/primitives'
import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type Range,
  type VirtualItem,
} from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MotionRow, type BoardPlaces, type KeptRows } from './MotionRow'
import styles from './Motions.module.css'
import type { ShownMotion } from './queries'
import type { Power } from './usePower'

interface MotionListProps {
  readonly board: BoardPlaces
  readonly motions: readonly ShownMotion[]
  /** The points of the first one of the board. */
  readonly most: bigint
  readonly power: Power
  /** The motion that a link has led to. */
  readonly linked: Hex | null
  readonly kept: KeptRows
}

/** How many rows are drawn above the screen and below it, so that they are there when somebody scrolls. */
const beyondScreen = 5
/** A list of this many rows or fewer is drawn whole, so that the browser's search finds each word. */
const mostWhole = 48

/** How high the rows of a board were when somebody left it, so that the way back leads to the same motion. */
const leftHeights = new Map<Address, { readonly width: number; readonly rows: VirtualItem[] }>()

/** Motions, of which those near the screen are in the page, since hundreds of rows make each frame of a scroll slow. */
export function MotionList({ board, motions, most, power, linked, kept }: MotionListProps) {
  const { t } = useTranslation('motions')
  const list = useRef<HTMLOListElement>(null)
  const scrollMargin = useTop(list)
  // Read once: a browser lays out the page to say how wide it is.
  const [left] = useState(() => heightsOf(board.address))
  const places = useMemo(() => new Map(motions.map(({ id }, at) => [id, at])), [motions])
  // Nothing compiles this app for memoization, which is what the rule is about.
  // oxlint-disable-next-line incompatible-library
  const rows = useWindowVirtualizer<HTMLLIElement>({
    count: motions.length,
    estimateSize: (at) => estimatedHeight(motions[at]?.words ?? ''),
    getItemKey: (at) => motions[at]?.id ?? at,
    overscan: motions.length > mostWhole ? beyondScreen : mostWhole,
    scrollMargin,
    rangeExtractor: (range) => withHeld(range, places, kept),
    // Rows that come may take a frame of their own, and those that stand there are not drawn again because one is higher than expected.
    useFlushSync: false,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
    initialMeasurementsCache: left,
  })
  const hold = useCallback(
    (element: HTMLOListElement | null) => {
      list.current = element
      rows.containerRef(element)
    },
    [rows],
  )
  useEffect(
    () => () => void leftHeights.set(board.address, { width: window.innerWidth, rows: rows.takeSnapshot() }),
    [board.address, rows],
  )
  const linkedAt = linked === null ? undefined : places.get(linked)
  const isLinkedHere = linkedAt !== undefined
  useEffect(() => {
    if (linkedAt !== undefined) rows.scrollToIndex(linkedAt, { align: 'center' })
    // A motion that moves in the ranking takes nobody along.
    // oxlint-disable-next-line exhaustive-deps
  }, [linked, isLinkedHere])
  return (
    <ol ref={hold} className={styles.board} aria-label={t('title')}>
      {rows.getVirtualItems().map(({ index }) => {
        const motion = motions[index]
        return (
          motion && (
            <MotionRow
              key={motion.id}
              {...{ board, motion, most, power, kept }}
              isLinked={motion.id === linked}
              at={index}
              count={motions.length}
              measure={rows.measureElement}
            />
          )
        )
      })}
    </ol>
  )
}

/** The rows near the screen, and those that a person is in: one that has the focus with its neighbours, so that Tab goes on there, and open forms. */
function withHeld(range: Range, places: ReadonlyMap<Hex, number>, kept: KeptRows): number[] {
  const near = defaultRangeExtractor(range)
  const held: number[] = []
  for (const [id, { isBacking }] of kept) {
    const at = places.get(id)
    if (isBacking && at !== undefined) held.push(at)
  }
  const focused = document.activeElement?.closest<HTMLElement>('[data-motion]')?.dataset['motion']
  const at = places.get(focused as Hex)
  if (at !== undefined) held.push(at - 1, at, at + 1)
  const isFar = (each: number): boolean => each >= 0 && each < places.size && !near.includes(each)
  const far = new Set(held.filter(isFar))
  return far.size === 0 ? near : [...near, ...far].sort((one, other) => one - other)
}

function heightsOf(board: Address): VirtualItem[] {
  const left = leftHeights.get(board)
  return left?.width === window.innerWidth ? left.rows : []
}

/** How far below the top of the page an element begins, in px. What stands above it may grow at any time. */
function useTop(element: React.RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const look = (): void => {
      if (element.current === null) return
      setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return top
}

/** How high a row is before it was drawn, in px: about, by the letters that it shows. */
function estimatedHeight(words: string): number {
  return 80 + Math.min(words.length, 100)
}

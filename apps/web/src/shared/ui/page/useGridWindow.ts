import { startTransition, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { gridWindow, type GridWindow } from './gridWindow'

/** How many items are drawn before anything is measured; a shorter list is drawn whole. */
const atFirst = 48

interface DrawnGrid extends GridWindow {
  /** Of the element that is the grid; its children are the items that are drawn, all of one height. */
  readonly grid: RefObject<HTMLUListElement | null>
}

/**
 * Which items of a long grid are drawn. The grid takes `before` and `after` as its padding, so that it is as high as all
 * of them. A scroll changes something only where another row comes near.
 */
export function useGridWindow(count: number): DrawnGrid {
  const grid = useRef<HTMLUListElement>(null)
  const [drawn, setDrawn] = useState<GridWindow>({ first: 0, last: atFirst, before: 0, after: 0 })
  const isLong = count > atFirst
  useLayoutEffect(() => {
    const list = grid.current
    if (!isLong || list === null) return undefined
    let [columns, rowHeight] = [0, 0]
    const look = (): void => {
      if (rowHeight === 0) return
      const { top } = list.getBoundingClientRect()
      const next = gridWindow({ count, columns, rowHeight, top, screen: window.innerHeight })
      // The rows that come stand beyond the screen: they may take a few frames.
      startTransition(() => setDrawn((before) => (isSame(before, next) ? before : next)))
    }
    const measure = (): void => {
      const item = list.firstElementChild
      if (item === null) return
      const { gridTemplateColumns, rowGap } = getComputedStyle(list)
      columns = gridTemplateColumns.split(' ').length
      rowHeight = item.getBoundingClientRect().height + (Number.parseFloat(rowGap) || 0)
      look()
    }
    measure()
    let width = list.clientWidth
    const observer = new ResizeObserver(() => {
      // Its height is what this changes itself.
      if (list.clientWidth !== width) measure()
      width = list.clientWidth
    })
    observer.observe(list)
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [count, isLong])
  if (!isLong) return { grid, first: 0, last: count, before: 0, after: 0 }
  return { grid, ...drawn, last: Math.min(count, drawn.last) }
}

function isSame(one: GridWindow, other: GridWindow): boolean {
  return one.first === other.first && one.last === other.last && one.after === other.after
}

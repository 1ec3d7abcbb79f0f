import { useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'

interface Reorder {
  /** The list: its children carry `data-row`. */
  readonly list: RefObject<HTMLUListElement | null>
  /** Attributes and listeners for the handle of a row. */
  handle(key: string): {
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  }
}

/**
 * Moves rows of a list with their handles: the arrow keys by one place, the pointer to where it is dragged. `order`:
 * the keys of the rows that can be moved. `move` puts a row at a place among them.
 */
export function useReorder(order: readonly string[], move: (key: string, to: number) => void): Reorder {
  const list = useRef<HTMLUListElement>(null)
  const moved = useRef<string | null>(null)
  const latest = useRef({ order, move })

  // The handle loses the focus when its row moves in the page, so it is focused again.
  useLayoutEffect(() => {
    latest.current = { order, move }
    if (moved.current === null) return
    rowOf(list.current, moved.current)?.querySelector<HTMLElement>('[data-handle]')?.focus()
    moved.current = null
  })

  const onKeyDown = (key: string, event: KeyboardEvent<HTMLElement>): void => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    moved.current = key
    const { order: keys, move: moveNow } = latest.current
    moveNow(key, Math.max(0, keys.indexOf(key) + step))
  }

  const onPointerDown = (key: string, event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return
    const follow = ({ clientY }: globalThis.PointerEvent): void => {
      const { order: keys, move: moveNow } = latest.current
      const to = placeAt(list.current, keys, clientY, key)
      if (to !== keys.indexOf(key)) moveNow(key, to)
    }
    const release = (): void => {
      window.removeEventListener('pointermove', follow)
      window.removeEventListener('pointerup', release)
      window.removeEventListener('pointercancel', release)
    }
    // The window listens, because the row itself may move while it is dragged.
    window.addEventListener('pointermove', follow)
    window.addEventListener('pointerup', release)
    window.addEventListener('pointercancel', release)
  }

  return {
    list,
    handle: (key) => ({
      onKeyDown: (event) => onKeyDown(key, event),
      onPointerDown: (event) => onPointerDown(key, event),
    }),
  }
}

/** How many of the other rows have their middle above the pointer. */
function placeAt(list: HTMLElement | null, keys: readonly string[], y: number, moving: string): number {
  return keys.filter((key) => {
    if (key === moving) return false
    const box = rowOf(list, key)?.getBoundingClientRect()
    return box !== undefined && box.top + box.height / 2 < y
  }).length
}

function rowOf(list: HTMLElement | null, key: string): HTMLElement | null {
  const rows = Array.from(list?.children ?? [])
  const row = rows.find((each) => each instanceof HTMLElement && each.dataset['row'] === key)
  return row instanceof HTMLElement ? row : null
}

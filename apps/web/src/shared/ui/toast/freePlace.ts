/** A rectangle of the window, in px. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface FreePlaceFacts {
  readonly size: { readonly width: number; readonly height: number }
  /** Where the toasts may lie. */
  readonly room: Box
  /** The buttons and fields of the page, as far as they can be seen. */
  readonly controls: readonly Box[]
  /** The edge of the room at which the toasts usually lie. */
  readonly edge: 'top' | 'bottom'
}

/** Px between a toast and a control. */
const gap = 8

/**
 * The place of the toasts: at the right, as near to their usual edge as they cover no control, else at the left. Where
 * every place covers some, the one that covers the fewest.
 */
export function freePlace({ size, room, controls, edge }: FreePlaceFacts): Pick<Box, 'left' | 'top'> {
  const lowest = Math.max(room.top, room.bottom - size.height)
  const usual = edge === 'top' ? room.top : lowest
  const beside = controls.flatMap(({ top, bottom }) => [bottom + gap, top - gap - size.height])
  const tops = [usual, ...beside.filter((top) => top >= room.top && top <= lowest)].toSorted(
    (a, b) => Math.abs(a - usual) - Math.abs(b - usual),
  )
  const lefts = [...new Set([Math.max(room.left, room.right - size.width), room.left])]
  let best = { left: lefts[0] ?? room.left, top: usual }
  let fewest = Infinity
  for (const left of lefts) {
    for (const top of tops) {
      const place = { left, top, right: left + size.width, bottom: top + size.height }
      const covered = controls.filter((control) => overlaps(control, place)).length
      if (covered === 0) return { left, top }
      if (covered < fewest) [best, fewest] = [{ left, top }, covered]
    }
  }
  return best
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

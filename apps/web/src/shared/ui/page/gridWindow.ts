/** How a long list of equal boxes is laid out, and what of it is on the screen. Lengths in px. */
export interface GridView {
  /** How many items there are. */
  readonly count: number
  readonly columns: number
  /** From one row to the next. */
  readonly rowHeight: number
  /** How far below the upper edge of the screen the list begins; negative once it is scrolled past. */
  readonly top: number
  /** The height of the screen. */
  readonly screen: number
}

/**
 * The part of a list that is drawn: the items from `first` on, `last` no longer; and how much room stands for the others,
 * in px.
 */
export interface GridWindow {
  readonly first: number
  readonly last: number
  readonly before: number
  readonly after: number
}

/** So much of a screen is drawn above and below it: whoever scrolls finds it there. */
const overscan = 0.75

/** The rows that are on the screen or near it, one at least, and the room of the others. Whole rows, so that nothing moves in them. */
export function gridWindow({ count, columns, rowHeight, top, screen }: GridView): GridWindow {
  const rows = Math.ceil(count / columns)
  const rowAt = (px: number): number => Math.min(rows, Math.max(0, Math.floor(px / rowHeight)))
  const from = Math.min(rowAt(-top - screen * overscan), Math.max(0, rows - 1))
  const to = Math.min(rows, rowAt(-top + screen * (1 + overscan)) + 1)
  return {
    first: from * columns,
    last: Math.min(count, to * columns),
    before: from * rowHeight,
    after: (rows - to) * rowHeight,
  }
}

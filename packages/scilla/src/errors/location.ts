/** A place in a source text. `line` and `column` count from 1, `offset` from 0, all in UTF-16 code units. */
export interface Position {
  readonly line: number
  readonly column: number
  readonly offset: number
}

/** From `start` to the place just after the last character. */
export interface Location {
  readonly start: Position
  readonly end: Position
}

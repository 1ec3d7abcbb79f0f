/** Stands for the stores in the script of the head: they stay as they start. */
export function create<State>(start: () => State) {
  const state = start()
  return (select: (state: State) => unknown = (whole) => whole): unknown => select(state)
}

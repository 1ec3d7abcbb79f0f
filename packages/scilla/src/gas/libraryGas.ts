/**
 * What the evaluation of the reference's own text of a library costs more than ours, in the evaluator's unit; never below
 * zero, as it is paid for on each way on which a library is imported.
 * Every run of a contract pays for its imports; our libraries are other texts of the same functions. Source: the gas
 * that the reference prints for contracts that import them.
 */
export const libraryGas: ReadonlyMap<string, number> = new Map([
  ['BoolUtils', 4],
  ['IntUtils', 149],
  ['ListUtils', 1],
])

/** How many definitions of ours the reference's text does without: that many of a library are evaluated for nothing. */
export const freeDefinitions: ReadonlyMap<string, number> = new Map([['NatUtils', 2]])

import { BaseError } from '@tyto/primitives'

/**
 * Thrown where a contract needs a part of the language that is not loaded yet. It passes through a run unchanged:
 * await `load()` and run again.
 */
export class PartNotLoaded extends BaseError<'PartNotLoaded'> {
  constructor(readonly load: () => Promise<void>) {
    super('PartNotLoaded', 'A part of the language is not loaded.')
  }
}

/** A part of the language that few contracts need: a bundler makes a file of its own of it. */
export interface PartOnDemand<Part> {
  readonly load: () => Promise<void>
  /** The part; throws `PartNotLoaded`. */
  get(): Part
}

/** Makes a part of what a dynamic import gives. */
export function onDemand<Part>(importPart: () => Promise<Part>): PartOnDemand<Part> {
  let part: Part | undefined
  const load = async (): Promise<void> => {
    part ??= await importPart()
  }
  return {
    load,
    get() {
      if (part === undefined) throw new PartNotLoaded(load)
      return part
    },
  }
}

import { create } from 'zustand'
import { parseKnownNames } from './knownNames'

/** The names that a person keeps an eye on, in the order in which they were pinned. */
interface Pins {
  readonly names: readonly string[]
}

const storageKey = 'tyto.pins'
const mostPins = 50

function readStored(): Pins {
  try {
    return { names: parseKnownNames(localStorage.getItem(storageKey)).slice(0, mostPins) }
  } catch {
    return { names: [] }
  }
}

export const usePins = create<Pins>(readStored)

/** Pins a name as `formatName` writes it, or takes it off. */
export function togglePin(name: string): void {
  // Another tab may have pinned since.
  const { names: before } = readStored()
  const names = before.includes(name)
    ? before.filter((other) => other !== name)
    : [...before, name].slice(-mostPins)
  usePins.setState({ names })
  try {
    localStorage.setItem(storageKey, JSON.stringify(names))
  } catch {
    // Private windows may refuse: the pins then last as long as the page.
  }
}

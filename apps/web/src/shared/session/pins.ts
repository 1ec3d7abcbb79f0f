import { create } from 'zustand'
import { keepOnDevice, readDevice } from '../device/deviceStorage'
import { parseKnownNames } from './knownNames'

/** The names that a person keeps an eye on, in the order in which they were pinned. */
interface Pins {
  readonly names: readonly string[]
}

const storageKey = 'tyto.pins'
const mostPins = 50

function readStored(): Pins {
  return { names: parseKnownNames(readDevice(storageKey)).slice(0, mostPins) }
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
  keepOnDevice(storageKey, JSON.stringify(names))
}

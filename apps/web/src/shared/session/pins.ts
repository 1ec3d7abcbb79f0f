import { createStored } from '../device/createStored'
import { useStored } from '../device/useStored'
import { parseKnownNames } from './knownNames'

const mostPins = 50

const pins = createStored({
  key: 'tyto.pins',
  parse: (text) => parseKnownNames(text).slice(0, mostPins),
})

/** The names that a person keeps an eye on, in the order in which they were pinned. */
export function usePins(): readonly string[] {
  return useStored(pins)
}

/** Pins a name as `formatName` writes it, or takes it off. */
export function togglePin(name: string): void {
  const before = pins.get()
  pins.set(
    before.includes(name) ? before.filter((other) => other !== name) : [...before, name].slice(-mostPins),
  )
}

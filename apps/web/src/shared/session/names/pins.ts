import { createStored } from '../../device/createStored'
import { useStored } from '../../device/useStored'
import { parseKnownNames } from './knownNames'

const mostPins = 50

const pins = createStored({
  key: 'tyto.pins',
  parse: (text) => parseKnownNames(text).slice(0, mostPins),
})

/** The names that a person has pinned, oldest pin first. */
export function usePins(): readonly string[] {
  return useStored(pins)
}

/** Pins a name, written as `formatName` writes it, or removes its pin. */
export function togglePin(name: string): void {
  const before = pins.get()
  pins.set(
    before.includes(name) ? before.filter((other) => other !== name) : [...before, name].slice(-mostPins),
  )
}

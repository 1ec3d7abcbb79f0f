import { parseJson } from '@tyto/primitives'
import { createStored } from '../../shared/device/createStored'

const mostHidden = 30

/** The collections that a person does not want to see in galleries. */
export const hiddenCollections = createStored({
  key: 'tyto.gallery.hidden',
  parse: (text): readonly string[] => {
    const value = parseJson(text)
    const list: readonly unknown[] = Array.isArray(value) ? value : []
    return list.filter((each) => typeof each === 'string').slice(0, mostHidden)
  },
})

import { isRecord, parseJson } from '@tyto/primitives'
import { createStoredMap } from '../../shared/device/createStored'

/** A motion that is being written: what is typed, whatever it is. */
export interface MotionDraft {
  readonly motion: string
  readonly points: string
}

const longest = 40_000

/** Drafts are kept until they are raised, one for each network: they are meant for everybody's eyes. */
export const motionDrafts = createStoredMap<MotionDraft>({
  prefix: 'tyto.draft.motion.',
  parse: (text) => {
    const json = parseJson(text)
    if (!isRecord(json)) return null
    const { motion, points } = json
    if (typeof motion !== 'string' || typeof points !== 'string') return null
    return { motion: motion.slice(0, longest), points: points.slice(0, longest) }
  },
})

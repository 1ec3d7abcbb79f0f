import { bech32 } from '@scure/base'
import { conversions } from '../stdlib/conversions'
import { polynetwork } from '../stdlib/polynetwork'
import type { RareParts } from './rareParts'

/** What few contracts need. */
export const parts: RareParts = {
  libraries: new Map([
    ['Conversions', conversions],
    ['Polynetwork', polynetwork],
  ]),
  bech32,
}

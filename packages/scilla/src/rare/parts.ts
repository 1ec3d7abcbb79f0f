import { bech32 } from '@scure/base'
import { conversions } from '../stdlib/conversions'
import { cryptoUtils } from '../stdlib/cryptoUtils'
import { natUtils } from '../stdlib/natUtils'
import { pairUtils } from '../stdlib/pairUtils'
import { polynetwork } from '../stdlib/polynetwork'
import type { RareParts } from './rareParts'

/** What few contracts need. */
export const parts: RareParts = {
  libraries: new Map([
    ['Conversions', conversions],
    ['CryptoUtils', cryptoUtils],
    ['NatUtils', natUtils],
    ['PairUtils', pairUtils],
    ['Polynetwork', polynetwork],
  ]),
  bech32,
}

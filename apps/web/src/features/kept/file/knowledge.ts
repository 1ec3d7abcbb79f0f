/** The knowledge of a browser about a person: the texts that are carried to another browser, to the letter. */
import { deviceTexts, tabTexts } from '../../../shared/device/textStore'

export type Texts = Readonly<Record<string, string>>

export interface Knowledge {
  /** Of all tabs. */
  readonly device: Texts
  /** Of one tab: what is typed in its forms. */
  readonly tab: Texts
}

export type Area = keyof Knowledge

/** All keys of this app begin with it. */
export const ownPrefix = 'tyto.'

/**
 * Keys that are not carried, by their beginnings: what can be had again from the chain, what is about this page or this log-in
 * alone, and what the wallet of the local network keeps for itself. Everything else is carried, also what a later version of the app keeps.
 */
const left: readonly string[] = [
  'tyto.answers.',
  // What a wallet was asked here, it was not asked elsewhere.
  'tyto.askedWallet',
  'tyto.calls.',
  'tyto.coins.',
  'tyto.held.',
  // The local network's own wallet, by the beginning of its name: no public build has the whole of it.
  'tyto.local',
  'tyto.staking.',
  'tyto.session',
  // Where somebody signed in stays on the device where they did.
  'tyto.signIns',
  'tyto.scroll',
  'tyto.told',
]

export function isCarried(key: string): boolean {
  return key.startsWith(ownPrefix) && !left.some((prefix) => key.startsWith(prefix))
}

/** The texts in this browser and in this tab now. */
export function ownKnowledge(): Knowledge {
  return { device: carriedOf(deviceTexts), tab: carriedOf(tabTexts) }
}

function carriedOf(texts: typeof deviceTexts): Texts {
  const entries = texts.keys(ownPrefix).filter(isCarried)
  return Object.fromEntries(entries.map((key) => [key, texts.get(key) ?? '']))
}

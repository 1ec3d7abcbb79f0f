import { isRecord, parseJson } from '@tyto/primitives'
import { createStored } from '../device/createStored'
import { useStored } from '../device/useStored'
import { isLanguage, type Language } from '../i18n/languages'
import { isOwnEndpoint } from './ownEndpoint'
import { isRateCurrency, type RateCurrency } from './rateCurrencies'
import { mostMinutes } from './deadline'
import { mostBlocks } from './readBlocks'
import { mostSlippage } from './readSlippage'

export type Theme = 'paper' | 'night'

/** The choices that a person made and that last. null means not chosen: follow the system or the default. */
export interface Settings {
  readonly theme: Theme | null
  readonly language: Language | null
  /** Id of a network; an unknown id counts as not chosen. */
  readonly network: string | null
  /** Does the block explorer open by itself after a transaction? Null until the first receipt has asked; a link is there anyway. */
  readonly opensExplorer: boolean | null
  /** The currency of values and prices. */
  readonly rate: RateCurrency | null
  /** How much less than expected somebody takes of a trade, in parts of 10,000. Nothing but the person changes it. */
  readonly slippage: bigint | null
  /** How many minutes the order of a trade counts. */
  readonly minutes: bigint | null
  /** How many blocks it counts in place of minutes. */
  readonly blocks: bigint | null
  /** The person's own endpoints, by network id. */
  readonly endpoints: ReadonlyMap<string, string>
}

const none: Settings = {
  theme: null,
  language: null,
  network: null,
  opensExplorer: null,
  rate: null,
  slippage: null,
  minutes: null,
  blocks: null,
  endpoints: new Map(),
}
const networkId = /^[a-z0-9-]{1,32}$/

/** Reads stored text. Missing or malformed parts count as not chosen; it never throws. */
export function parseSettings(stored: string | null): Settings {
  const value = parseJson(stored)
  if (!isRecord(value)) return none
  const { theme, language, network, opensExplorer, rate, slippage, minutes, blocks, endpoints } = value
  return {
    theme: theme === 'paper' || theme === 'night' ? theme : null,
    language: isLanguage(language) ? language : null,
    network: typeof network === 'string' && networkId.test(network) ? network : null,
    opensExplorer: typeof opensExplorer === 'boolean' ? opensExplorer : null,
    rate: isRateCurrency(rate) ? rate : null,
    slippage: countIn(slippage, 0n, mostSlippage),
    minutes: countIn(minutes, 1n, mostMinutes),
    blocks: countIn(blocks, 1n, mostBlocks),
    endpoints: new Map(
      isRecord(endpoints)
        ? Object.entries(endpoints).filter(
            (entry): entry is [string, string] => networkId.test(entry[0]) && isOwnEndpoint(entry[1]),
          )
        : [],
    ),
  }
}

/** A stored count within its bounds; null for anything else. */
function countIn(stored: unknown, least: bigint, most: bigint): bigint | null {
  if (typeof stored !== 'string' || !/^\d{1,10}$/.test(stored)) return null
  const count = BigInt(stored)
  return count < least || count > most ? null : count
}

/** The settings as text for storage. */
export function formatSettings({ slippage, minutes, blocks, endpoints, ...rest }: Settings): string {
  return JSON.stringify({
    ...rest,
    slippage: slippage === null ? null : slippage.toString(),
    minutes: minutes === null ? null : minutes.toString(),
    blocks: blocks === null ? null : blocks.toString(),
    endpoints: Object.fromEntries(endpoints),
  })
}

/** The script of the head reads them too, before the page is first drawn. */
export const settings = createStored({
  key: 'tyto.settings',
  parse: parseSettings,
  format: formatSettings,
  keepsUnknown: true,
})

/** A part of the settings; it follows every change, also by other tabs. */
export function useSettings<Part>(select: (settings: Settings) => Part): Part {
  return useStored(settings, select)
}

/** Changes settings here, in storage and in the other tabs. Without storage, the change lasts as long as the page. */
export function changeSettings(change: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...change })
}

/** Sets the person's own endpoint of a network; null removes it. */
export function changeEndpoint(network: string, endpoint: string | null): void {
  const endpoints = new Map(settings.get().endpoints)
  if (endpoint === null) endpoints.delete(network)
  else endpoints.set(network, endpoint)
  changeSettings({ endpoints })
}

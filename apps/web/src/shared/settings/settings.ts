import { create } from 'zustand'
import { isLanguage, type Language } from '../i18n/languages'
import { keepOnDevice, readDevice } from '../device/deviceStorage'
import { parseJson } from '../device/foreignJson'
import { isOwnEndpoint } from './ownEndpoint'

export type Theme = 'paper' | 'night'

/** What a person chose and expects to find again. null means: not chosen, follow the system or the default. */
export interface Settings {
  readonly theme: Theme | null
  readonly language: Language | null
  /** Id of a network; whoever uses it treats an unknown id as not chosen. */
  readonly network: string | null
  /** The person's own endpoints, by network id. */
  readonly endpoints: ReadonlyMap<string, string>
}

/** Also read by public/theme.js, before the first paint. */
const storageKey = 'tyto.settings'

const none: Settings = { theme: null, language: null, network: null, endpoints: new Map() }
const networkId = /^[a-z0-9-]{1,32}$/

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Stored text to settings. Whatever is missing, malformed or foreign becomes "not chosen"; it never throws. */
export function parseSettings(stored: string | null): Settings {
  const value = parseJson(stored)
  if (!isRecord(value)) return none
  const { theme, language, network, endpoints } = value
  return {
    theme: theme === 'paper' || theme === 'night' ? theme : null,
    language: isLanguage(language) ? language : null,
    network: typeof network === 'string' && networkId.test(network) ? network : null,
    endpoints: new Map(
      isRecord(endpoints)
        ? Object.entries(endpoints).filter(
            (entry): entry is [string, string] => networkId.test(entry[0]) && isOwnEndpoint(entry[1]),
          )
        : [],
    ),
  }
}

/** Settings to the text that is stored. */
export function formatSettings(settings: Settings): string {
  return JSON.stringify({ ...settings, endpoints: Object.fromEntries(settings.endpoints) })
}

function readStored(): Settings {
  return parseSettings(readDevice(storageKey))
}

export const useSettings = create<Settings>(readStored)

/** Changes settings, here, in storage and in the other tabs. Without storage they last as long as the page. */
export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change)
  keepOnDevice(storageKey, formatSettings(useSettings.getState()))
}

/** Sets or, with null, removes the person's own endpoint of a network. */
export function changeEndpoint(network: string, endpoint: string | null): void {
  const endpoints = new Map(useSettings.getState().endpoints)
  if (endpoint === null) endpoints.delete(network)
  else endpoints.set(network, endpoint)
  changeSettings({ endpoints })
}

/** Takes over what other tabs choose. Returns the function that stops it. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === storageKey || event.key === null) useSettings.setState(readStored())
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

import { useSyncExternalStore } from 'react'
import { changeSettings, settings, useSettings, type Theme } from './settings'

const themeColors: Readonly<Record<Theme, string>> = { paper: '#f6f3ec', night: '#0c121a' }

const systemDark = matchMedia('(prefers-color-scheme: dark)')

/** Asked once and then told: who asks between a change and the browser's word of it never gets the word. */
let systemTheme = systemThemeOf(systemDark)
systemDark.addEventListener('change', (change) => {
  systemTheme = systemThemeOf(change)
})

function systemThemeOf(dark: { readonly matches: boolean }): Theme {
  return dark.matches ? 'night' : 'paper'
}

function followSystem(onChange: () => void): () => void {
  systemDark.addEventListener('change', onChange)
  return () => systemDark.removeEventListener('change', onChange)
}

/** The theme of a choice; without one, the system's. */
export function themeOf(chosen: Theme | null): Theme {
  return chosen ?? systemTheme
}

/** The active theme: the chosen one, else the system's. */
export function useTheme(): Theme {
  const chosen = useSettings((settings) => settings.theme)
  const system = useSyncExternalStore(followSystem, () => themeOf(null))
  return chosen ?? system
}

/** Shows the active theme from now on, whatever is drawn: the system's choice and the person's are followed. */
export function followTheme(): void {
  const show = (): void => applyTheme(themeOf(settings.get().theme))
  show()
  followSystem(show)
  settings.subscribe(show)
}

/** Sets the theme of the document. The script of the head does the same before the page is first drawn. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', themeColors[theme])
}

export function chooseTheme(theme: Theme): void {
  changeSettings({ theme })
}

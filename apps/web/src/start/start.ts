/**
 * The first script of the head: it stands in front of everything else, so that a night reader is not dazzled, the first
 * request to the chain leaves at once, and every file of this page is on its way. It starts the app.
 */
import { languageTags } from '../shared/i18n/languages'
import { keepEarlyKey } from '../shared/routing/lookUpKeys'
import { mendAddress } from '../shared/routing/mailedFragment'
import { parsePath } from '../shared/routing/parsePath'
import { settings } from '../shared/settings/settings'
import { applyTheme, themeOf } from '../shared/settings/theme'
import { askChainEarly } from './askChainEarly'
import { importFile } from './browserImport'
import { isTooOld, sayTooOld } from './oldBrowser'
import { knownPages, preloadStyles, startApp } from './startApp'
import { startLanguage } from './startLanguage'

globalThis.tytoImport = importFile
mendAddress()
applyTheme(themeOf(settings.get().theme))
document.documentElement.lang = languageTags[startLanguage]
const path = parsePath(window.location.pathname)
askChainEarly(path)
keepEarlyKey()
preloadStyles(path)
void knownPages(path)
document.addEventListener('DOMContentLoaded', () => {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id root')
  if (isTooOld()) sayTooOld(root)
  else void startApp(path, root)
})

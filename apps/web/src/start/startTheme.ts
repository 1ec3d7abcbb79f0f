/** The script of the head of the local wallet's page: its theme, before the page is drawn, and how it fetches its parts. */
import { settings } from '../shared/settings/settings'
import { applyTheme, themeOf } from '../shared/settings/theme'
import { importFile } from './browserImport'

globalThis.tytoImport = importFile
applyTheme(themeOf(settings.get().theme))

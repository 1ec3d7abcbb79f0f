/** The script of the head of the local wallet's page: its theme, before the page is drawn, and how it fetches its parts. */
import { settings } from '../shared/settings/settings'
import { applyTheme, themeOf } from '../shared/settings/theme'
import { browserImport } from './browserImport'
import { createImportFile } from './importFile'

globalThis.tytoImport = createImportFile(browserImport)
applyTheme(themeOf(settings.get().theme))

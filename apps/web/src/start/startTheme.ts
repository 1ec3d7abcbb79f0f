/** The script of the head of the local wallet's page: its theme, before the page is drawn. */
import { settings } from '../shared/settings/settings'
import { applyTheme, themeOf } from '../shared/settings/theme'

applyTheme(themeOf(settings.get().theme))

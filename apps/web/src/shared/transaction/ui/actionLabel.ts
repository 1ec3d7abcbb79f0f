import i18next from 'i18next'

/** What an action is called, in the language of the page. The area `actions` must be loaded. */
export function actionLabel(action: string, otherwise = action): string {
  const key = `actions:${action}.label`
  return isName(action) && i18next.exists(key) ? i18next.t(key, { defaultValue: otherwise }) : otherwise
}

/** What is known of its gas beforehand, 'Gas: around 7 ZIL'; null where nothing is. */
export function actionGasNote(action: string): string | null {
  const key = `actions:${action}.gas`
  return isName(action) && i18next.exists(key) ? i18next.t(key, { defaultValue: '' }) : null
}

/** Names come out of storage too. */
function isName(action: string): boolean {
  return /^[A-Za-z][A-Za-z0-9]*$/.test(action)
}

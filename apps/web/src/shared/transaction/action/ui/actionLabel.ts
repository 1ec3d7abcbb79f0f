import i18next from 'i18next'

/** The label of an action, in the language of the page. The area `actions` must be loaded. */
export function actionLabel(action: string, otherwise = action): string {
  const key = `actions:${action}.label`
  return isActionName(action) && i18next.exists(key) ? i18next.t(key, { defaultValue: otherwise }) : otherwise
}

/** Names the thing to look at where the action failed; null where its texts say nothing of that. */
export function actionFailureHint(action: string): string | null {
  const key = `actions:${action}.failed`
  return isActionName(action) && i18next.exists(key) ? i18next.t(key, { defaultValue: '' }) : null
}

/** Is this the name of an action? Names can also come from storage. */
function isActionName(action: string): boolean {
  return /^[A-Za-z][A-Za-z0-9]*$/.test(action)
}

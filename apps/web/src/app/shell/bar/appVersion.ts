import { version } from '../../../../package.json'

/** The version of the app, as shown to people: major and minor. */
export const appVersion: string = version.split('.').slice(0, 2).join('.')

/**
 * The text areas that every page uses: one file per language, loaded before the app is drawn. Lazy parts do not list
 * them.
 */
export const basicAreas = ['common', 'chain', 'errors'] as const

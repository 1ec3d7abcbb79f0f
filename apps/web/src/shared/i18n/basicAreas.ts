/** The texts of every page: in one file a language, loaded before the app is drawn. No part declares them. */
export const basicAreas = ['common', 'chain', 'errors'] as const

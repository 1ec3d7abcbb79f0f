import { parseSite, type Site } from './parseSite'

/** The site that served this page. */
export const site: Site = parseSite(
  document.querySelector<HTMLMetaElement>('meta[name="tyto-site"]')?.content,
)

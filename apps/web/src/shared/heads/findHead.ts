import { motionsName } from '@tyto/chain'
import { formatName, parseName, type Name } from '@tyto/identity'
import { tellsHistory } from '../chain/network/tellsHistory'
import { activeNetwork } from '../settings/network'
import { settings } from '../settings/settings'
import { nameInText } from '../ui/text/nameParts'
import { pageHeads, type HeadTexts } from './pageHeads'
import { parsePath } from '../routing/parsePath'
import type { Route } from '../routing/paths'
import { findRoute } from '../routing/routes'

/** The head of a page: keys of its texts, and the name that they speak of. */
export interface PathHead {
  readonly area: HeadTexts['area']
  readonly title: HeadTexts['title']
  readonly lead: HeadTexts['lead'] | 'activity:leadPublic'
  /** A plain word before the title; null for none. */
  readonly plain: Extract<HeadTexts, { readonly plain: string }>['plain'] | null
  /** As it is written inside of a text; empty where the page is of no name. */
  readonly name: string
}

/** The head of the page at a place; null where it depends on more than the path. */
export function findHead({
  pathname,
  search,
}: {
  readonly pathname: string
  readonly search: string
}): PathHead | null {
  const path = parsePath(pathname)
  const route = findRoute(path)
  if (route === null || !hasHead(route)) return null
  const ofPath = path.kind === 'name' && path.name.ok ? path.name.value : null
  const name = route === 'xpoints' ? boardOf(search) : ofPath
  const texts: HeadTexts = pageHeads[route]
  const lead =
    'leadWithoutList' in texts && !tellsHistory(activeNetwork(settings.get().network))
      ? texts.leadWithoutList
      : texts.lead
  return {
    area: texts.area,
    title: texts.title,
    lead,
    plain: 'plain' in texts ? texts.plain : null,
    name: name === null ? '' : nameInText(formatName(name)),
  }
}

function hasHead(route: Route): route is keyof typeof pageHeads {
  return Object.hasOwn(pageHeads, route)
}

/** Whose board of motions a path shows: `?of=`, by default that of the protocol. */
export function boardOf(search: string): Name {
  const asked = parseName(new URLSearchParams(search).get('of') ?? '')
  return asked.ok ? asked.value : motionsName
}

import { lazyPart } from '../shared/i18n/lazyPart'
import { MissingRail } from './shell/MissingRail'

/** The parts of one identity, loaded for the pages of a name and for whoever is logged in. */
export const IdentityRail = lazyPart(
  [],
  () => import('./shell/IdentityRail').then((module) => module.IdentityRail),
  MissingRail,
)

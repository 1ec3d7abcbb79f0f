import { retriedPart } from '../../../shared/ui/parts/retriedPart'
import { MissingRail } from './MissingRail'

/** The parts of one identity, loaded for the pages of a name and for whoever is logged in. */
export const IdentityRail = retriedPart(
  () => import('./IdentityRail').then((module) => module.IdentityRail),
  MissingRail,
)

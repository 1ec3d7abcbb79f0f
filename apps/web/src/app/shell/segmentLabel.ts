import { paths, type PathOf } from '../../shared/routing/routes'

type SegmentsOf<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? First | SegmentsOf<Rest>
  : Path

/** The fixed segments of all paths: no name, id or number. */
type Segment = Exclude<SegmentsOf<PathOf>, '' | '-' | `:${string}`>

const segments: ReadonlySet<string> = new Set(Object.values(paths).flatMap((path) => path.split('/')))

/** The label of a segment in the breadcrumb, as a key of the common texts; null for a name, an id or a number. */
export function segmentLabel(segment: string): `crumb.${Segment}` | null {
  return isSegment(segment) ? `crumb.${segment}` : null
}

function isSegment(segment: string): segment is Segment {
  return /^\w/.test(segment) && segments.has(segment)
}

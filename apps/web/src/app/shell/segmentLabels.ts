/** What the segments of a path are called in the breadcrumb: keys of the common texts. */
export const segmentLabels = new Map([
  ['didx', 'crumb.didx'],
  ['doc', 'crumb.doc'],
  ['address', 'crumb.address'],
  ['resolvedAddress', 'crumb.resolvedAddress'],
] as const) as ReadonlyMap<string, 'crumb.didx' | 'crumb.doc' | 'crumb.address' | 'crumb.resolvedAddress'>

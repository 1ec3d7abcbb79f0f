/** What the segments of a path are called in the breadcrumb: keys of the common texts. */
const labels = [
  ['didx', 'crumb.didx'],
  ['doc', 'crumb.doc'],
  ['address', 'crumb.address'],
  ['resolvedAddress', 'crumb.resolvedAddress'],
  ['explorer', 'crumb.explorer'],
  ['tx', 'crumb.tx'],
  ['block', 'crumb.block'],
  ['faucet', 'crumb.faucet'],
  ['airx', 'crumb.airx'],
  ['defix', 'crumb.defix'],
  ['zil', 'crumb.zil'],
  ['sbt', 'crumb.sbt'],
  ['wallet', 'crumb.wallet'],
  ['balances', 'crumb.balances'],
  ['funds', 'crumb.funds'],
  ['recovery', 'crumb.recovery'],
  ['now', 'crumb.recoverNow'],
  ['social', 'crumb.social'],
  ['sign', 'crumb.sign'],
] as const

export const segmentLabels: ReadonlyMap<string, (typeof labels)[number][1]> = new Map(labels)
